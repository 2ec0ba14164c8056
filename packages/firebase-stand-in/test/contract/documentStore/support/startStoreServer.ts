import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import {
  createDocumentStoreHandler,
  type DocumentStoreHandler,
} from '../../../../documentStore/createDocumentStoreHandler';
import { DocumentStore, type DocumentStoreRecord } from '../../../../documentStore/DocumentStore';
import type { DocumentRuleSet } from '../../../../documentStore/rules/DocumentRuleSet';
import type { IdTokenClaims } from '../../../../kernel/IdTokenClaims';
import { OffsetClock } from '../../../../kernel/OffsetClock';

export interface StoreServerOptions {
  readonly port?: number;
  /** An earlier server's records; the new one continues writing to it. */
  readonly journal?: DocumentStoreRecord[];
  readonly rules?: DocumentRuleSet;
  readonly verifyIdToken?: (token: string) => IdTokenClaims | undefined;
  /** Served at /page.js to the page at /. */
  readonly script?: string;
}

export interface StoreServer {
  readonly port: number;
  readonly store: DocumentStore;
  readonly handler: DocumentStoreHandler;
  readonly journal: DocumentStoreRecord[];
  close(): Promise<void>;
}

const page = '<!doctype html><meta charset="utf-8"><title>store</title><script src="/page.js"></script>';

/** The document store on a separate port, together with a page that is connected to it. */
export async function startStoreServer(options: StoreServerOptions = {}): Promise<StoreServer> {
  const { journal = [], rules = { allows: () => false }, verifyIdToken = () => undefined, script = '' } = options;
  const clock = new OffsetClock();
  const store = new DocumentStore(clock, record => journal.push(structuredClone(record)));
  for (const record of journal) store.replay(record);
  const handler = createDocumentStoreHandler({
    store,
    clock,
    rules,
    verifyIdToken,
    allowOwner: true,
    projectId: 'demo-contract',
  });
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://store');
    if (handler.handle(request, response, url)) return;
    response.setHeader('content-type', url.pathname === '/page.js' ? 'text/javascript' : 'text/html');
    response.end(url.pathname === '/page.js' ? script : page);
  });
  await new Promise<void>(resolve => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { port, store, handler, journal, close: () => close(server, handler) };
}

async function close(server: Server, handler: DocumentStoreHandler): Promise<void> {
  handler.close();
  const closed = new Promise<void>(resolve => server.close(() => resolve()));
  server.closeAllConnections();
  await closed;
}
