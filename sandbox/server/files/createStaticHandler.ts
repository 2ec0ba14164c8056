import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import type { RequestHandler } from '#firebase-stand-in/http/RequestHandler';
import { securityHeaders } from '../securityHeaders';
import { contentType, looksLikeFile } from './contentType';
import { findFile, type FoundFile } from './findFile';

/** Names that change with their content. */
const hashed = /\.[0-9a-f]{8,}\.[a-z0-9]+$/;

/** Packed ones too. */
const sourceMap = /\.map(\.(br|gz))?$/i;

const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

/**
 * Serves a built dashboard; every path without a file is one of its routes. `embedOrigin`: of the dashboards that it
 * shows in a frame.
 */
export function createStaticHandler(directory: string, embedOrigin?: () => string): RequestHandler {
  return (request, response, url) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    // They reveal the sources, and are beside the files after some builds.
    if (sourceMap.test(decodeURIComponent(url.pathname))) return false;
    const pathname = findFile(directory, url.pathname)
      ? url.pathname
      : looksLikeFile(url.pathname)
        ? undefined
        : '/index.html';
    if (pathname === undefined || !findFile(directory, pathname)) return false;
    send(directory, pathname, request, response, embedOrigin?.());
    return true;
  };
}

function send(
  directory: string,
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
  embedOrigin?: string,
): void {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = encodings.find(
    ({ name, suffix }) => accepted.includes(name) && findFile(directory, pathname + suffix),
  );
  const file = findFile(directory, pathname + (encoding?.suffix ?? ''));
  if (!file) return;
  const etag = etagOf(file);
  for (const [name, value] of Object.entries(headersOf(pathname, request.headers.host ?? '', embedOrigin)))
    response.setHeader(name, value);
  response.setHeader('ETag', etag);
  if (encoding) response.setHeader('Content-Encoding', encoding.name);
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304).end();
    return;
  }
  response.writeHead(200, { 'Content-Length': file.size });
  if (request.method === 'HEAD') response.end();
  else pipeline(createReadStream(file.path), response, () => undefined);
}

function headersOf(pathname: string, host: string, embedOrigin?: string): Readonly<Record<string, string>> {
  return {
    ...securityHeaders(host, embedOrigin),
    'Content-Type': contentType(pathname),
    'Cache-Control': hashed.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache',
    Vary: 'Accept-Encoding',
  };
}

function etagOf({ size, modifiedMs }: FoundFile): string {
  return `"${size.toString(36)}-${Math.floor(modifiedMs).toString(36)}"`;
}
