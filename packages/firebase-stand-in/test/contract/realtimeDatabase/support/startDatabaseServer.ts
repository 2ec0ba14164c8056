import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { JournalLines } from '../../../../journal/JournalLines';
import { memoryJournal } from '../../../../journal/memoryJournal';
import {
  createRealtimeDatabaseHandler,
  type RealtimeDatabaseHandler,
} from '../../../../realtimeDatabase/createRealtimeDatabaseHandler';
import { RealtimeDatabase } from '../../../../realtimeDatabase/RealtimeDatabase';
import type { VerifyIdToken } from '../../../../kernel/IdTokenClaims';
import { createServerFor } from '../../../../http/createServerFor';
import type { RequestHandler } from '../../../../http/RequestHandler';
import { OffsetClock } from '../../../../kernel/OffsetClock';

export interface DatabaseServerOptions {
  readonly port?: number;
  readonly lines?: JournalLines;
  readonly clock?: OffsetClock;
  /** Closed to everybody but the owner unless given. */
  readonly rules?: unknown;
  readonly verifyIdToken?: VerifyIdToken;
  readonly allowOwner?: boolean;
  readonly page?: RequestHandler;
  /** False: WebSockets never open. */
  readonly acceptsSockets?: boolean;
}

export interface DatabaseServer {
  readonly port: number;
  readonly database: RealtimeDatabase;
  readonly handler: RealtimeDatabaseHandler;
  /** Method and path of every request and every opened socket, for seeing which transport was used. */
  readonly requests: string[];
  close(): Promise<void>;
}

const closed = { rules: { '.read': false, '.write': false } };

/** The realtime database on a port of its own, with a page where one is given. */
export async function startDatabaseServer(options: DatabaseServerOptions = {}): Promise<DatabaseServer> {
  const { port = 0, lines, clock = new OffsetClock(), rules = closed, verifyIdToken = () => undefined } = options;
  const { allowOwner = true, page = () => false, acceptsSockets = true } = options;
  const journal = memoryJournal(lines);
  const database = new RealtimeDatabase({ journal, clock });
  const handler = createRealtimeDatabaseHandler({ database, rules, verifyIdToken, clock, allowOwner });
  const requests: string[] = [];
  const note: RequestHandler = (_request, _response, url) => {
    requests.push(url.pathname);
    return false;
  };
  const server = createServerFor([note, handler.handle, page], {
    upgrade: (request, socket, head, url) => {
      requests.push('/.ws');
      return acceptsSockets && handler.upgrade(request, socket, head, url);
    },
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    database,
    handler,
    requests,
    close: async () => {
      handler.close();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      journal.close();
    },
  };
}
