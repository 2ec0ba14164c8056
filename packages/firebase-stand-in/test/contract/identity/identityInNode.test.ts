import { identityOperations } from './identityOperations';
import { runIdentityOperation } from './runIdentityOperation';
import { startIdentityServer, type IdentityServer } from './support/startIdentityServer';

describe('the identity provider, spoken to by the SDK in Node', () => {
  let server: IdentityServer;

  beforeAll(async () => {
    server = await startIdentityServer();
  });

  afterAll(() => server.close());

  it.each(identityOperations.map(({ name }) => name))(
    '%s',
    async name => {
      await expect(runIdentityOperation(name, `http://127.0.0.1:${server.port}`)).resolves.toBeUndefined();
    },
    20_000,
  );
});
