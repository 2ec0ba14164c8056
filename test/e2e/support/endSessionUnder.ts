import type { BrowserContext } from '@playwright/test';
import type { SandboxProcess } from './SandboxProcess';

/** Ends the session while these calls are running, and not before `ready`. */
export async function endSessionUnder(
  context: BrowserContext,
  sandbox: SandboxProcess,
  calls: string,
  ready = Promise.resolve(),
): Promise<void> {
  let ended: Promise<void> | undefined;
  await context.route(calls, async route => {
    await (ended ??= ready.then(() => sandbox.faults({ expireSessions: true })));
    await route.continue();
  });
}
