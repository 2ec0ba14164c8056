import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createIdentityHandler } from '../../../../identity/createIdentityHandler';
import { IdentityDirectory } from '../../../../identity/IdentityDirectory';
import { memoryJournal } from '../../../../journal/memoryJournal';
import { createServerFor } from '../../../../http/createServerFor';
import type { RequestHandler } from '../../../../http/RequestHandler';
import { OffsetClock } from '../../../../kernel/OffsetClock';
import { serveLevers } from './serveLevers';

export interface IdentityServer {
  readonly port: number;
  close(): Promise<void>;
}

/** The identity provider on a free port, with the levers and, where given, a page. */
export async function startIdentityServer(page: RequestHandler = () => false): Promise<IdentityServer> {
  const clock = new OffsetClock();
  const directory = new IdentityDirectory({
    journal: memoryJournal(),
    clock,
    projectId: 'practice',
    passwordPolicy: { minimumLength: 12 },
  });
  const handlers = [createIdentityHandler({ directory, clock }).handle, serveLevers(directory, clock), page];
  const server = createServerFor(handlers);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
