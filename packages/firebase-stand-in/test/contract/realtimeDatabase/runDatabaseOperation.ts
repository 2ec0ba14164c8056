import { ref } from 'firebase/database';
import { databaseOperations } from './databaseOperations';
import { openDatabase } from './support/openDatabase';

/** Runs one operation of the list with two clients of its own against the server on `port`. */
export async function runDatabaseOperation(name: string, port: number): Promise<void> {
  const operation = databaseOperations.find(candidate => candidate.name === name);
  if (!operation) throw new Error(`There is no operation named ${name}`);
  const [here, there] = [openDatabase(port, 'owner'), openDatabase(port, 'owner')];
  const rootPath = `run-${crypto.randomUUID()}`;
  try {
    await operation.run({
      here: here.database,
      there: there.database,
      rootPath,
      at: (database, path) => ref(database, `${rootPath}/${path}`),
    });
  } finally {
    await Promise.all([here.close(), there.close()]);
  }
}
