import { runDatabaseOperation } from './runDatabaseOperation';
import { PageClient } from './support/PageClient';

declare global {
  /** Only in bundled pages. */
  var databaseOperation: typeof runDatabaseOperation;
  /** Only in bundled pages; created on first use. */
  var databaseClient: () => PageClient;
}

let client: PageClient | undefined;

globalThis.databaseOperation = runDatabaseOperation;
globalThis.databaseClient = () => (client ??= new PageClient());
