import { documentStoreOperations } from './documentStoreOperations';
import { runInNode } from './support/runInNode';
import { startStoreServer } from './support/startStoreServer';

describe('the document store, spoken to by the SDK in Node', () => {
  it('does everything on the list', async () => {
    const server = await startStoreServer();
    try {
      const outcomes = await runInNode({ host: '127.0.0.1', port: server.port, token: 'owner' });
      expect(outcomes).toEqual(documentStoreOperations.map(({ name }) => [name, 'ok']));
    } finally {
      await server.close();
    }
  }, 60_000);
});
