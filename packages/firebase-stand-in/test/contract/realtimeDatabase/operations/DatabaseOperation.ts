import type { Database, DatabaseReference } from 'firebase/database';

export interface DatabaseContext {
  /** Two clients with connections of their own. */
  readonly here: Database;
  readonly there: Database;
  /** A place below an unused root. */
  at(database: Database, path: string): DatabaseReference;
  readonly rootPath: string;
}

/** One thing clients do, checked by what the SDK answers; throws when that is not as expected. */
export interface DatabaseOperation {
  readonly name: string;
  run(context: DatabaseContext): Promise<void>;
}
