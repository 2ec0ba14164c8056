import { deleteApp, initializeApp } from 'firebase/app';
import { connectDatabaseEmulator, getDatabase, type Database } from 'firebase/database';

export interface OpenDatabase {
  readonly database: Database;
  close(): Promise<void>;
}

/** A client of its own, in an app of its own. With a `token` it claims to be that bearer: `owner`, or an ID token. */
export function openDatabase(port: number, token?: string): OpenDatabase {
  const app = initializeApp(
    { projectId: 'practice', databaseURL: `http://127.0.0.1:${port}?ns=practice` },
    crypto.randomUUID(),
  );
  const database = getDatabase(app);
  connectDatabaseEmulator(database, '127.0.0.1', port, token === undefined ? {} : { mockUserToken: token });
  return { database, close: () => deleteApp(app) };
}
