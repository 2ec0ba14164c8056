import { databaseOperations } from './databaseOperations';
import { runDatabaseOperation } from './runDatabaseOperation';
import { startDatabaseServer, type DatabaseServer } from './support/startDatabaseServer';

describe('the realtime database, spoken to by the SDK in Node', () => {
  let server: DatabaseServer;

  beforeAll(async () => {
    server = await startDatabaseServer();
  });

  afterAll(() => server.close());

  it.each(databaseOperations.map(({ name }) => name))(
    '%s',
    async name => {
      await expect(runDatabaseOperation(name, server.port)).resolves.toBeUndefined();
    },
    20_000,
  );
});
