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
  /** Whether the first therapist has more conversations than any page of a list holds. Counts in a new data directory only. */
  readonly manyChats?: boolean;
  readonly clock?: SandboxClock;
  /** The repository's folder, with the security rules and the pages; the working directory unless given. */
  readonly rootDirectory?: string;
  /** Gets one line a request: method, path without its query, status. */
  readonly log?: (line: string) => void;
}
