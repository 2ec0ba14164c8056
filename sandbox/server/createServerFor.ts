import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { RequestHandler } from '#sandbox/shared/RequestHandler';
import { isLoopbackHost } from './isLoopbackHost';

/** A server that hands each request to the first handler that takes it. */
export function createServerFor(handlers: readonly RequestHandler[], log: (line: string) => void = () => undefined): Server {
  const server = createServer((request, response) => {
    const url = parseUrl(request);
    if (!url || !isLoopbackHost(request.headers.host)) {
      refuse(response, 400, 'This server answers to this machine alone.');
      return;
    }
    // Queries hold notes, tokens and addresses: the path alone is logged.
    response.once('close', () => log(`${request.method ?? ''} ${url.pathname} ${response.statusCode}`));
    if (!handlers.some(handle => handle(request, response, url))) refuse(response, 404, 'There is nothing here.');
  });
  server.keepAliveTimeout = 65_000;
  return server;
}

function parseUrl({ url = '/' }: IncomingMessage): URL | undefined {
  return URL.canParse(url, 'http://localhost') ? new URL(url, 'http://localhost') : undefined;
}

function refuse(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  });
  response.end(text);
}
