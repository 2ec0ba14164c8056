import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import type { RequestHandler } from '#firebase-stand-in/http/RequestHandler';
import { contentType } from './contentType';
import { findFile } from './findFile';

const prefix = '/storage/';

/** A stand-in for the static storage of the legal documents; 404 for anything missing, whatever its name. */
export function createStorageHandler(directory: string): RequestHandler {
  return (request, response, url) => {
    if (request.method !== 'GET' || !url.pathname.startsWith(prefix)) return false;
    const file = findFile(directory, url.pathname.slice(prefix.length - 1));
    const headers = { 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-cache' };
    if (!file) {
      response.writeHead(404, { ...headers, 'Content-Type': 'text/plain; charset=utf-8' }).end();
      return true;
    }
    // Shown inside the dashboard after cleaning; opened directly it may do nothing.
    response.writeHead(200, {
      ...headers,
      'Content-Type': contentType(file.path),
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    });
    pipeline(createReadStream(file.path), response, () => undefined);
    return true;
  };
}
