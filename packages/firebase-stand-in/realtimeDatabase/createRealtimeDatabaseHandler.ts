import { WebSocketServer, type WebSocket } from 'ws';
import type { VerifyIdToken } from '../kernel/IdTokenClaims';
import type { UpgradeHandler } from '../http/createServerFor';
import type { RequestFailures } from '../http/RequestFailures';
import type { RequestHandler } from '../http/RequestHandler';
import type { OffsetClock } from '../kernel/OffsetClock';
import type { RealtimeDatabase } from './RealtimeDatabase';
import { DatabaseRules } from './rules/DatabaseRules';
import { ClientConnection } from './wire/ClientConnection';
import type { Link } from './wire/Link';
import { LongPollServer } from './wire/LongPollServer';
import { WebSocketLink } from './wire/WebSocketLink';

const checkTokensEveryMs = 1_000;
const maximumFrameBytes = 4 << 20;

export interface RealtimeDatabaseHandlerOptions {
  readonly database: RealtimeDatabase;
  /** The parsed content of `database.rules.json`. Throws at once on rules it cannot evaluate. */
  readonly rules: unknown;
  readonly verifyIdToken: VerifyIdToken;
  readonly clock: OffsetClock;
  readonly requestFailures?: RequestFailures;
  /** For conformance tests alone: `owner` in the place of a token may do everything. */
  readonly allowOwner?: boolean;
}

export interface RealtimeDatabaseHandler {
  readonly handle: RequestHandler;
  readonly upgrade: UpgradeHandler;
  /** Breaks every client's connection, as a failing network would. Clients reconnect on their own. */
  cutConnections(): void;
  close(): void;
}

/**
 * Serves the protocol of `firebase/database` when `connectDatabaseEmulator` points at this origin: WebSockets and long
 * polling.
 */
export function createRealtimeDatabaseHandler(options: RealtimeDatabaseHandlerOptions): RealtimeDatabaseHandler {
  const { database, verifyIdToken, clock, requestFailures, allowOwner = false } = options;
  const access = { database, verifyIdToken, clock, allowOwner, rules: new DatabaseRules(options.rules) };
  const connections = new Map<string, ClientConnection>();
  const sockets = new WebSocketServer({ noServer: true, maxPayload: maximumFrameBytes });
  const checkToken = (connection: ClientConnection): void => {
    try {
      connection.checkToken();
    } catch (error) {
      requestFailures?.recordFailure('realtime database', error);
      connection.cut();
    }
  };
  const timer = setInterval(() => connections.forEach(checkToken), checkTokensEveryMs).unref();

  const welcome = (link: Link, host: string, parameters: URLSearchParams) => {
    // A client that reconnects names its earlier session; that one is over, whether its end was noticed or not.
    connections.get(parameters.get('ls') ?? '')?.cut();
    const connection = new ClientConnection(link, host, access, ({ sessionId }) => connections.delete(sessionId));
    connections.set(connection.sessionId, connection);
  };
  const polls = new LongPollServer(welcome, () => requestFailures?.recordMalformed('realtime database'));
  const connect = (socket: WebSocket, host: string, parameters: URLSearchParams) => {
    const link = new WebSocketLink(socket, () => requestFailures?.recordMalformed('realtime database'));
    const sessionId = parameters.get('s');
    if (sessionId === null) return welcome(link, host, parameters);
    const connection = connections.get(sessionId);
    if (connection) return connection.upgradeTo(link);
    link.send({ t: 'c', d: { t: 'r', d: host } });
    link.end();
  };
  const cutConnections = () => connections.forEach(connection => connection.cut());

  return {
    handle: polls.handle,
    upgrade: (request, socket, head, { pathname, searchParams }) => {
      if (pathname !== '/.ws') return false;
      sockets.handleUpgrade(request, socket, head, client => connect(client, request.headers.host ?? '', searchParams));
      return true;
    },
    cutConnections,
    close: () => {
      clearInterval(timer);
      cutConnections();
      sockets.close();
    },
  };
}
