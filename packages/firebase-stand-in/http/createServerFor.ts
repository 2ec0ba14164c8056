import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { RequestHandler } from './RequestHandler';
import { isAllowedPage } from './isAllowedPage';
import { isLoopbackHost } from './isLoopbackHost';
import { answerHeaders } from './protectAnswers';
import { RequestFailures } from './RequestFailures';

/** Takes over the socket and returns true, or leaves it untouched and returns false. */
export type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer, url: URL) => boolean;

export interface ServerOptions {
  readonly upgrade?: UpgradeHandler;
  readonly requestFailures?: RequestFailures;
  /** Origins of pages that may ask, besides the server's own. */
  readonly pages?: readonly string[];
  /** Called for each answered request: method, path and status. */
  readonly log?: (line: string) => void;
}

/** A connection that ended before its request did: a closed tab or a cut network, and no malformed request. */
const leftEarly = new Set(['ECONNRESET', 'EPIPE', 'HPE_INVALID_EOF_STATE', 'ERR_HTTP_REQUEST_TIMEOUT']);

const badRequest = 'HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/** A server that hands each request to the first handler that takes it. No request can end the process. */
export function createServerFor(handlers: readonly RequestHandler[], options: ServerOptions = {}): Server {
  const { upgrade, requestFailures = new RequestFailures(), pages = [], log } = options;
  const server = createServer((request, response) => {
    const url = readableUrl(request);
    if (url === undefined) requestFailures.recordMalformed('address');
    if (url === undefined || !isLoopbackHost(request.headers.host)) {
      refuse(response, 400, 'This server answers to this machine alone, and only at addresses that it can read.');
      return;
    }
    if (!isAllowedPage(request, pages)) {
      refuse(response, 403, 'This server answers to its own pages alone, and to no page of another origin.');
      return;
    }
    // Queries contain notes, tokens and addresses, so only the path is logged.
    if (log) response.once('close', () => log(`${request.method ?? ''} ${url.pathname} ${response.statusCode}`));
    const fail = (error: unknown): void => {
      if (request.destroyed && error instanceof Error && 'code' in error && leftEarly.has(String(error.code)))
        return void response.destroy();
      requestFailures.recordFailure(`${request.method ?? ''} ${url.pathname}`, error);
      if (response.headersSent) response.destroy();
      else refuse(response, 500, 'A part of this server failed.');
    };
    void hand(handlers, request, response, url).catch(fail);
  });
  server.keepAliveTimeout = 65_000;
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!leftEarly.has(error.code ?? '')) requestFailures.recordMalformed('request');
    if (socket.writable) socket.end(badRequest);
    else socket.destroy();
  });
  server.on('upgrade', (request, socket: Duplex, head) => {
    // A client that disconnects in the middle of a handshake is not our failure.
    socket.on('error', () => socket.destroy());
    const url = readableUrl(request);
    if (url === undefined) requestFailures.recordMalformed('upgrade');
    try {
      const isTaken =
        url !== undefined &&
        isLoopbackHost(request.headers.host) &&
        isAllowedPage(request, pages) &&
        upgrade?.(request, socket, head, url) === true;
      if (!isTaken) socket.end(badRequest);
    } catch (error) {
      requestFailures.recordFailure('upgrade', error);
      socket.destroy();
    }
  });
  return server;
}

async function hand(
  handlers: readonly RequestHandler[],
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  for (const handle of handlers) {
    const taken = handle(request, response, url);
    if (taken === false) continue;
    await taken;
    return;
  }
  refuse(response, 404, 'There is nothing here.');
}

/** Undefined for an invalid address or one whose path is badly encoded. */
function readableUrl({ url = '/' }: IncomingMessage): URL | undefined {
  // `//` begins the name of another host; here it can only be a path.
  const base = url.startsWith('/') ? 'http://localhost' : '';
  if (!URL.canParse(base + url)) return undefined;
  const parsed = new URL(base + url);
  try {
    decodeURIComponent(parsed.pathname);
    return parsed;
  } catch {
    return undefined;
  }
}

function refuse(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    ...answerHeaders,
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  response.end(text);
}
