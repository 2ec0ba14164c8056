import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Audit } from '#sandbox/backend/audit/Audit';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import type { RequestHandler } from '#firebase-stand-in/http/RequestHandler';
import {
  type Caller,
  callerOf,
  demandScopes,
  type Gatekeepers,
  scopesUsed,
  sessionBehind,
  sessionOf,
} from './authorise';
import { demandOwner, type OwnerCheck, type Standing } from './demandOwner';
import type { Interference } from './Interference';
import { readJsonBody } from './readJsonBody';
import type { Route, RouteMatch } from './Route';
import { RouteTable } from './RouteTable';
import { validateDto } from './validateDto';
import { writeAnswer, writeFailure } from './writeAnswer';

export interface RouteHandlerDependencies {
  readonly routes: readonly Route[];
  readonly gatekeepers: Gatekeepers;
  readonly interference: Interference;
  readonly audit: Audit;
  /** Checks whether the caller may act on what a call names. */
  readonly owners: OwnerCheck;
  /** Receives bugs: the call's name and the error. */
  readonly report: (call: string, error: unknown) => void;
  /** Called with the user who completed a call, and the scopes that admitted them. */
  readonly recordUse?: (uid: string, scopes: readonly string[]) => void;
}

/** Path below which the backend lives, so that its paths never meet those of the dashboard. */
export const apiPrefix = '/api';

/**
 * Serves calls below `/api`: rights first, then shapes, then the handler; every answer and refusal in the table's form.
 */
export function createRouteHandler(dependencies: RouteHandlerDependencies): RequestHandler {
  const table = new RouteTable(dependencies.routes);
  return (request, response, url) => {
    if (!url.pathname.startsWith(`${apiPrefix}/`)) return false;
    return serve(dependencies, table, request, response, url);
  };
}

async function serve(
  dependencies: RouteHandlerDependencies,
  table: RouteTable,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const path = url.pathname.slice(apiPrefix.length);
  const fate = await dependencies.interference.beforeCall(path);
  if (fate === 'cut') {
    request.socket.destroy();
    return;
  }
  const write =
    fate === 'proceed'
      ? await attempt(dependencies, table, request, path, url)
      : refusal(new BackendError(fate, 'Unavailable', 'Asked for.'));
  if (dependencies.interference.losesAnswer(path)) request.socket.destroy();
  else write(response);
}

type Write = (response: ServerResponse) => void;

const refusal =
  (error: unknown): Write =>
  response =>
    writeFailure(response, error);

async function attempt(
  dependencies: RouteHandlerDependencies,
  table: RouteTable,
  request: IncomingMessage,
  path: string,
  url: URL,
): Promise<Write> {
  let name = 'no call';
  let caller: Caller;
  const known = (found: Caller) => {
    caller = found;
  };
  try {
    const match = findRoute(table, request.method ?? '', path);
    name = match.route.name;
    const value = await perform(dependencies, match, request, url, known);
    return withLife(dependencies, caller, response => {
      const { deprecatedSince } = match.route.endpoint;
      if (deprecatedSince !== undefined) response.setHeader('Deprecation', `@${deprecatedSince}`);
      writeAnswer(response, match.route.endpoint, value);
    });
  } catch (error) {
    if (!(error instanceof BackendError)) dependencies.report(name, error);
    return withLife(dependencies, caller, refusal(error));
  }
}

/**
 * Every answer to a session says in how many seconds it ends, so that its user can be warned, and includes a text that
 * changes whenever the scopes do.
 */
function withLife({ gatekeepers }: RouteHandlerDependencies, caller: Caller, write: Write): Write {
  const session = sessionOf(caller);
  const mark = session ? gatekeepers.accessMark(session) : '';
  const seconds = session ? Math.floor(gatekeepers.lifeLeftMs(session) / 1000) : 0;
  return response => {
    if (seconds > 0) response.setHeader('Session-Expires-In', seconds);
    if (session) response.setHeader('Scopes-Version', scopesVersion(session.scopes, mark));
    write(response);
  };
}

/** The same for the same scopes in any order and the same mark. */
const scopesVersion = (scopes: readonly string[], mark: string): string =>
  createHash('sha256')
    .update(JSON.stringify([[...scopes].sort(), mark]))
    .digest('base64url')
    .slice(0, 12);

function findRoute(table: RouteTable, method: string, path: string): RouteMatch {
  try {
    const match = table.match(method, path);
    if (match) return match;
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    throw new BackendError(400, 'ValidationError', 'path: is not well encoded');
  }
  throw new BackendError(404, 'NotFound', 'There is no such call.');
}

async function perform(
  dependencies: RouteHandlerDependencies,
  match: RouteMatch,
  request: IncomingMessage,
  url: URL,
  known: (caller: Caller) => void,
): Promise<unknown> {
  const requestId = randomUUID();
  const { endpoint, handler, name } = match.route;
  let caller: Caller;
  let standing: Standing = {};
  let given: Pick<ReceivedCall, 'query' | 'body'> = {};
  try {
    // The answer to a call that needs no session describes it, too, where there is one.
    known(sessionBehind(request.headers, dependencies.gatekeepers));
    caller = callerOf(endpoint, request.headers, dependencies.gatekeepers);
    demandScopes(endpoint.access, caller);
    const uid = sessionOf(caller)?.uid;
    // Rights first, then shapes; what only the query or the body names has to have its shape before.
    const early = demandOwner(dependencies.owners, endpoint.owner, uid, match.path);
    const asked = await callOf(match, request, url);
    // The body may have taken its time: what counts is what the caller may do when the call is carried out.
    caller = callerOf(endpoint, request.headers, dependencies.gatekeepers);
    demandScopes(endpoint.access, caller);
    if (sessionOf(caller)) known(caller);
    const call = { ...asked, caller };
    given = call;
    standing = early ?? demandOwner(dependencies.owners, endpoint.owner, uid, call) ?? {};
    const answer = await handler({ ...call, requestId } as never);
    dependencies.audit.call(match.route, {
      ...given,
      caller,
      requestId,
      path: match.path,
      outcome: 'success',
      standing,
    });
    // Calls that the dashboard makes in the background are not a use of a scope.
    const scopes = endpoint.background === true ? [] : scopesUsed(endpoint.access, caller);
    if (uid !== undefined) dependencies.recordUse?.(uid, scopes);
    return answer;
  } catch (error) {
    dependencies.audit.call(match.route, {
      ...given,
      caller,
      requestId,
      path: match.path,
      outcome: error instanceof BackendError ? error.token : `bug in ${name}`,
      standing,
    });
    throw error;
  }
}

interface ReceivedCall {
  readonly path: Readonly<Record<string, string>>;
  readonly query?: object;
  readonly body?: object;
  readonly idToken: unknown;
  readonly ifMatch: string | undefined;
}

async function callOf({ route, path }: RouteMatch, request: IncomingMessage, url: URL): Promise<ReceivedCall> {
  const { query, body, etag } = route.endpoint;
  const ifMatch = request.headers['if-match'];
  if (etag === 'demands' && ifMatch === undefined) throw new BackendError(428, 'EtagMissing', 'If-Match is missing.');
  return {
    path,
    idToken: request.headers['idtoken'],
    ifMatch,
    ...(query && { query: validateDto(query, 'query', parseQuery(url.searchParams)) }),
    ...(body && { body: validateDto(body, 'body', (await readJsonBody(request)) ?? {}) }),
  };
}

/** `a[]=1&a[]=2` becomes a list; every other parameter is a text, the last one counting. */
function parseQuery(parameters: URLSearchParams): Readonly<Record<string, string | readonly string[]>> {
  const found = new Map<string, string | string[]>();
  for (const [name, value] of parameters) {
    if (!name.endsWith('[]')) {
      found.set(name, value);
      continue;
    }
    const key = name.slice(0, -2);
    const earlier = found.get(key);
    found.set(key, Array.isArray(earlier) ? [...earlier, value] : [value]);
  }
  return Object.fromEntries(found);
}
