import type { SandboxClock } from '#sandbox/shared/SandboxClock';

export interface SandboxOptions {
  /** 0 for any free port. */
  readonly port: number;
  /** Where the sandbox keeps its data; without one it forgets everything when it ends. */
  readonly dataDirectory?: string;
  /** A built dashboard. */
  readonly staticDirectory?: string;
  /** Whether practice patients request, write and read by themselves. */
  readonly practice?: boolean;
  readonly clock?: SandboxClock;
  /** Where `firestore.rules` and `database.rules.json` lie; the working directory unless given. */
  readonly rulesDirectory?: string;
  /** Gets one line a request: method, path without its query, status. */
  readonly log?: (line: string) => void;
}
