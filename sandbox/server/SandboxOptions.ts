import type { OffsetClock } from '#firebase-stand-in/kernel/OffsetClock';

export interface SandboxOptions {
  /** 0 for any free port. */
  readonly port: number;
  /** For the stand-in for the provider of dashboards; any free port unless given. */
  readonly dashboardsPort?: number;
  /** The folder for the sandbox's data; without one it forgets everything when it ends. */
  readonly dataDirectory?: string;
  /** A built dashboard. */
  readonly staticDirectory?: string;
  /** Whether practice patients request, write and read on their own. */
  readonly practice?: boolean;
  /**
   * Whether the first therapist has more conversations than a page of a list contains. Counts in a new data directory
   * only.
   */
  readonly manyChats?: boolean;
  /**
   * Maximum number of messages of a seeded conversation; without it one has 10,000. Counts in a new data directory
   * only.
   */
  readonly longestChat?: number;
  readonly clock?: OffsetClock;
  /** The repository's folder, with the security rules and the pages; the working directory unless given. */
  readonly rootDirectory?: string;
  /** The rules of the document store; `firestore.rules` in the repository's folder unless given. */
  readonly documentRulesFile?: string;
  /** The rules of the realtime database; `database.rules.json` in the repository's folder unless given. */
  readonly databaseRulesFile?: string;
  /** The project that clients name; the sandbox's own unless given. */
  readonly projectId?: string;
  /** Gets one line a request: method, path without its query, status. */
  readonly log?: (line: string) => void;
}
