import type { OffsetClock } from '#firebase-stand-in/kernel/OffsetClock';

export interface SandboxOptions {
  /** 0 for any free port. */
  readonly port: number;
  /** Port of the stand-in for the provider of dashboards; any free port unless given. */
  readonly dashboardsPort?: number;
  /** The folder for the sandbox's data; without one, data is kept in memory only. */
  readonly dataDirectory?: string;
  /** A built dashboard. */
  readonly staticDirectory?: string;
  /** True to let practice patients request, write and read on their own. */
  readonly practice?: boolean;
  /**
   * True to give the first therapist more conversations than fit on a page of a list. Applies only to a new data
   * directory.
   */
  readonly manyChats?: boolean;
  /**
   * Maximum number of messages of a seeded conversation; 10,000 unless given. Applies only to a new data directory.
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
  /** Receives one line per request: method, path without its query, status. */
  readonly log?: (line: string) => void;
}
