import { Journal } from '#firebase-stand-in/journal/Journal';
import type { OffsetClock } from '#firebase-stand-in/kernel/OffsetClock';
import { RealtimeDatabase } from '#firebase-stand-in/realtimeDatabase/RealtimeDatabase';
import type { Sandbox } from '#sandbox/server/Sandbox';
import { startSandbox } from '#sandbox/server/startSandbox';

export interface SandboxWithDatabase {
  readonly sandbox: Sandbox;
  /** All data, including places that no client may read. */
  readonly database: RealtimeDatabase;
}

/** Starts a sandbox without practice patients, and returns its realtime database too. */
export async function startWithDatabase(
  options: { readonly clock?: OffsetClock; readonly dataDirectory?: string } = {},
): Promise<SandboxWithDatabase> {
  const attach = jest.spyOn(Journal.prototype, 'attach');
  try {
    const sandbox = await startSandbox({ port: 0, practice: false, longestChat: 10, ...options });
    const database = attach.mock.calls.map(([part]) => part).find(part => part instanceof RealtimeDatabase);
    if (database === undefined) throw new Error('The sandbox has no realtime database');
    return { sandbox, database };
  } finally {
    attach.mockRestore();
  }
}
