import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from '../http/RequestHandler';
import type { OffsetClock } from '../kernel/OffsetClock';
import { findOperation, isIdentityPath } from './findOperation';
import type { IdentityDirectory } from './IdentityDirectory';
import { IdentityError } from './IdentityError';
import type { OperationContext } from './operations/Operation';
import { readBody } from './readBody';

export interface IdentityHandlerOptions {
  readonly directory: IdentityDirectory;
  readonly clock: OffsetClock;
  /** The target of links in emails. Default: the dashboard's own page on this origin. */
  readonly actionUrl?: string;
}

/** Serves what `firebase/auth` calls when `connectAuthEmulator` points at this origin. */
export function createIdentityHandler({
  directory,
  clock,
  actionUrl = '/authentication/action',
}: IdentityHandlerOptions): {
  readonly handle: RequestHandler;
} {
  const context = { directory, clock, actionUrl };
  return {
    handle: (request, response, url) => {
      if (!isIdentityPath(url.pathname)) return false;
      allowOrigin(request, response);
      if (request.method !== 'OPTIONS')
        return answer({ ...context, address: request.socket.remoteAddress ?? '' }, request, response, url.pathname);
      response.writeHead(204).end();
      return true;
    },
  };
}

function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  // Pages of other origins do not come this far.
  if (request.headers.origin === undefined) return;
  response.setHeader('access-control-allow-origin', request.headers.origin);
  response.setHeader('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*');
  response.setHeader('access-control-allow-methods', 'GET, POST');
  response.setHeader('access-control-max-age', '3600');
  response.setHeader('vary', 'origin');
}

async function answer(
  context: OperationContext,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  try {
    const operation = findOperation(request.method ?? '', path);
    if (!operation) throw new IdentityError('NOT_FOUND', undefined, 404);
    send(response, 200, await operation(context, await readBody(request)));
  } catch (error) {
    const { message, httpStatus } = error instanceof IdentityError ? error : internal(error);
    send(response, httpStatus, {
      error: { code: httpStatus, message, errors: [{ message, reason: 'invalid', domain: 'global' }] },
    });
  }
}

function internal(error: unknown): IdentityError {
  process.stderr.write(`identity: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  return new IdentityError('INTERNAL_ERROR', undefined, 500);
}

function send(response: ServerResponse, status: number, body: object): void {
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    .end(JSON.stringify(body));
}
