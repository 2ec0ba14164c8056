import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { JournalLines } from '#sandbox/journal/JournalLines';
import { memoryJournal } from '#sandbox/journal/memoryJournal';
import { createRealtimeDatabaseHandler, type RealtimeDatabaseHandler } from '#sandbox/realtimeDatabase/createRealtimeDatabaseHandler';
import { RealtimeDatabase } from '#sandbox/realtimeDatabase/RealtimeDatabase';
import type { VerifyIdToken } from '#sandbox/kernel/IdTokenClaims';
import { createServerFor } from '#sandbox/server/createServerFor';
import type { RequestHandler } from '#sandbox/kernel/RequestHandler';
import { SandboxClock } from '#sandbox/kernel/SandboxClock';

export interface DatabaseServerOptions {
  readonly port?: number;
  readonly lines?: JournalLines;
  readonly clock?: SandboxClock;
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

/** The realtime database under this repository's own rules, with a page where one is given. */
export async function startDatabaseServer(options: DatabaseServerOptions = {}): Promise<DatabaseServer> {
  const { port = 0, lines, clock = new SandboxClock(), verifyIdToken = () => undefined, allowOwner = true, page = () => false, acceptsSockets = true } = options;
  const journal = memoryJournal(lines);
  const database = new RealtimeDatabase({ journal, clock });
  const rules: unknown = JSON.parse(readFileSync(join(__dirname, '../../../../database.rules.json'), 'utf8'));
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
