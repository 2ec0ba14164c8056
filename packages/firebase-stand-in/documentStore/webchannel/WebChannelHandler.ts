import type { IncomingMessage, ServerResponse } from 'node:http';

import { channelFrame } from './channelFrame';
import { WebChannelSession, type ChannelStream } from './WebChannelSession';

export type StreamKind = 'Listen' | 'Write';

/** Opens the stream of a new session for the sender of this `Authorization` header. */
export type OpenStream = (
  kind: StreamKind,
  authorization: string | undefined,
  session: WebChannelSession,
) => ChannelStream;

export interface WebChannelStats {
  /** Sessions opened so far. */
  sessions: number;
  /** Requests for sessions that are not known, or no longer known. */
  unknownSessions: number;
  backChannels: number;
}

/** Announced in the handshake: a client drops a silent connection after one and a half times this. */
const keepAliveMs = 30_000;
/** The time that a session waits for its client to return. */
const idleMs = 60_000;
const protocolVersion = 8;
const clientVersion = 12;

/** All WebChannel sessions of the store, and their HTTP requests. */
export class WebChannelHandler {
  readonly stats: WebChannelStats = { sessions: 0, unknownSessions: 0, backChannels: 0 };
  private readonly sessions = new Map<string, WebChannelSession>();
  private readonly beat: NodeJS.Timeout;

  constructor(private readonly openStream: OpenStream) {
    this.beat = setInterval(() => this.sessions.forEach(session => session.keepAlive()), keepAliveMs / 2);
    this.beat.unref();
  }

  answer(
    kind: StreamKind,
    request: IncomingMessage,
    response: ServerResponse,
    query: URLSearchParams,
    body: string,
  ): void {
    response.setHeader('content-type', 'text/plain; charset=utf-8');
    response.setHeader('cache-control', 'no-store');
    response.setHeader('x-content-type-options', 'nosniff');
    const id = query.get('SID');
    if (id === null) return this.shakeHands(kind, response, new URLSearchParams(body));
    const session = this.sessions.get(id);
    if (!session) return this.refuseUnknown(response);
    if (query.get('TYPE') === 'terminate') return this.terminate(session, response);
    const acknowledged = Number(query.get('AID') ?? 0);
    if (request.method === 'GET') return this.openBackChannel(session, response, acknowledged, query.get('CI') !== '1');
    session.acknowledge(acknowledged);
    session.receive(new URLSearchParams(body));
    response.end(channelFrame(session.state));
  }

  cutConnections(): void {
    for (const session of this.sessions.values()) session.cut();
  }

  /** As a restarted server would: every client has to begin again. */
  forgetSessions(): void {
    for (const session of [...this.sessions.values()]) {
      session.cut();
      session.close();
    }
  }

  close(): void {
    clearInterval(this.beat);
    this.forgetSessions();
  }

  private shakeHands(kind: StreamKind, response: ServerResponse, form: URLSearchParams): void {
    const authorization = headerIn(form.get('headers') ?? '', 'authorization');
    const session = new WebChannelSession(
      self => this.openStream(kind, authorization, self),
      ({ id }) => this.sessions.delete(id),
      idleMs,
    );
    this.sessions.set(session.id, session);
    this.stats.sessions++;
    session.receive(form);
    response.end(channelFrame([[0, ['c', session.id, '', protocolVersion, clientVersion, keepAliveMs]]]));
  }

  private refuseUnknown(response: ServerResponse): void {
    this.stats.unknownSessions++;
    response.statusCode = 400;
    response.end('Unknown SID');
  }

  private terminate(session: WebChannelSession, response: ServerResponse): void {
    session.close();
    response.end();
  }

  private openBackChannel(
    session: WebChannelSession,
    response: ServerResponse,
    acknowledged: number,
    streaming: boolean,
  ): void {
    this.stats.backChannels++;
    response.flushHeaders();
    response.socket?.setNoDelay(true);
    session.attach(response, acknowledged, streaming);
  }
}

/**
 * The SDK sends its headers inside the handshake's body, one per line, so that the browser makes no preflight request.
 */
function headerIn(lines: string, name: string): string | undefined {
  const line = lines.split('\r\n').find(text => text.toLowerCase().startsWith(`${name}:`));
  return line?.slice(name.length + 1).trim();
}
