import type { IncomingMessage, ServerResponse } from 'node:http';

import type { VerifyIdToken } from '../kernel/IdTokenClaims';
import type { RequestHandler } from '../http/RequestHandler';
import { readLimitedBody } from '../http/readLimitedBody';
import type { OffsetClock } from '../kernel/OffsetClock';

import { AccessGuard } from './access/AccessGuard';
import { allowCrossOrigin } from './allowCrossOrigin';
import type { DocumentStore } from './DocumentStore';
import { ListenStream } from './listen/ListenStream';
import type { ListenRequest } from './listen/listenMessages';
import { SharedQueries } from './listen/SharedQueries';
import { DocumentRest } from './rest/DocumentRest';
import type { DocumentRuleSet } from './rules/DocumentRuleSet';
import { StoreError } from './StoreError';
import { toStoreError } from './toStoreError';
import type { ChannelStream, WebChannelSession } from './webchannel/WebChannelSession';
import { WebChannelHandler, type StreamKind, type WebChannelStats } from './webchannel/WebChannelHandler';
import { WriteStream, type WriteRequest } from './write/WriteStream';

export interface DocumentStoreHandlerOptions {
  readonly store: DocumentStore;
  readonly clock: Pick<OffsetClock, 'now'>;
  readonly verifyIdToken: VerifyIdToken;
  readonly rules: DocumentRuleSet;
  /** When given, requests that name another project are refused. */
  readonly projectId?: string;
  /** True if `Bearer owner` is the administrator, to whom rules do not apply; for tests and seeding. */
  readonly allowOwner?: boolean;
}

export interface DocumentStoreHandler {
  /** True if an address is one of the document store's. */
  serves(url: URL): boolean;
  readonly handle: RequestHandler;
  /** Destroys the open connections; sessions live on and nothing sent is lost. */
  cutConnections(): void;
  /** Forgets every session, as a restart would. */
  forgetSessions(): void;
  close(): void;
  readonly stats: Readonly<WebChannelStats>;
}

/** Google's limit, in bytes. */
const LARGEST_REQUEST = 11 << 20;

const channelPath = /^\/google\.firestore\.v1\.Firestore\/(Listen|Write)\/channel$/;
const restPath = /^\/v1\/projects\/[^/]+\/databases\/[^/]+\/documents/;

/** Serves the document store to the Firebase SDK, on any host and port of the server that uses this handler. */
export function createDocumentStoreHandler(options: DocumentStoreHandlerOptions): DocumentStoreHandler {
  const { store, projectId, allowOwner = false } = options;
  const guard = new AccessGuard({ ...options, allowOwner, find: name => store.get(name) });
  const queries = new SharedQueries(store);
  const rest = new DocumentRest(store, guard);
  const channels = new WebChannelHandler((kind, authorization, session) =>
    openStream(kind, { store, queries, guard, authorization, session }),
  );

  const answer = (request: IncomingMessage, response: ServerResponse, url: URL, body: string): void => {
    const [, kind] = channelPath.exec(url.pathname) ?? [];
    const path = decodeURIComponent(url.pathname).slice('/v1/'.length);
    refuseOtherProject(projectId, kind ? (url.searchParams.get('database') ?? undefined) : path);
    if (kind === 'Listen' || kind === 'Write') return channels.answer(kind, request, response, url.searchParams, body);
    const reply = rest.answer(request.method ?? 'GET', path, { authorization: request.headers.authorization }, body);
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.end(JSON.stringify(reply));
  };

  const serves = (url: URL): boolean =>
    channelPath.test(url.pathname) || restPath.test(decodeURIComponent(url.pathname));

  return {
    serves,
    handle: (request, response, url) => {
      if (!serves(url)) return false;
      allowCrossOrigin(request, response);
      if (request.method !== 'OPTIONS')
        return readLimitedBody(request, LARGEST_REQUEST).then(body =>
          attempt(response, () => answer(request, response, url, textOf(body))),
        );
      response.end();
      return true;
    },
    cutConnections: () => channels.cutConnections(),
    forgetSessions: () => channels.forgetSessions(),
    close: () => {
      channels.close();
      queries.end();
    },
    stats: channels.stats,
  };
}

interface StreamDependencies {
  readonly store: DocumentStore;
  readonly queries: SharedQueries;
  readonly guard: AccessGuard;
  readonly authorization: string | undefined;
  readonly session: WebChannelSession;
}

function openStream(
  kind: StreamKind,
  { store, queries, guard, authorization, session }: StreamDependencies,
): ChannelStream {
  const shared = { store, guard, bearer: { authorization }, send: (message: unknown) => session.send(message) };
  if (kind === 'Write') {
    const stream = new WriteStream(shared);
    return { receive: message => stream.receive(message as WriteRequest), close: () => stream.close() };
  }
  const stream = new ListenStream({ ...shared, queries, fail: error => session.fail(error) });
  return { receive: message => stream.receive(message as ListenRequest), close: () => stream.close() };
}

function refuseOtherProject(projectId: string | undefined, database: string | undefined): void {
  if (projectId === undefined || database === undefined || database.startsWith(`projects/${projectId}/`)) return;
  throw new StoreError('NOT_FOUND', `This store serves the project ${projectId} alone.`);
}

function textOf(body: Buffer | undefined): string {
  if (body === undefined)
    throw new StoreError('INVALID_ARGUMENT', `Request payload size exceeds the limit: ${LARGEST_REQUEST} bytes.`);
  return body.toString();
}

function attempt(response: ServerResponse, act: () => void): void {
  try {
    act();
  } catch (failure) {
    const error = toStoreError(failure);
    response.statusCode = error.httpStatus;
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.end(JSON.stringify(error.body));
  }
}
