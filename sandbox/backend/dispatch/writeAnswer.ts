import type { ServerResponse } from 'node:http';
import type { Endpoint } from '@/infrastructure/http/endpoints/endpoint';
import type { BackendFile } from '@/infrastructure/http/endpoints/EndpointTypes';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import { etagOf, Versioned } from './etag';

const plain = 'text/plain; charset=utf-8';
const textTypes: Readonly<Record<string, string>> = { script: 'text/javascript; charset=utf-8' };

const commonHeaders = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

/** Writes a handler's result as the kind of reply that the endpoint table declares. */
export function writeAnswer(response: ServerResponse, endpoint: Endpoint, answer: unknown): void {
  const {
    value,
    stored,
  }: Pick<Versioned<unknown>, 'value' | 'stored'> = answer instanceof Versioned
    ? (answer as Versioned<unknown>)
    : { value: answer, stored: answer };
  if (endpoint.reply.kind === 'nothing') {
    // An answer without a body may still have a version.
    response.writeHead(204, { ...commonHeaders, ...(stored !== undefined && { ETag: etagOf(stored) }) }).end();
    return;
  }
  if (endpoint.reply.kind === 'file') {
    writeFile(response, value as BackendFile);
    return;
  }
  const isJson = endpoint.reply.kind === 'json' || endpoint.reply.kind === 'list';
  response.writeHead(200, {
    ...commonHeaders,
    'Content-Type': isJson ? 'application/json; charset=utf-8' : (textTypes[endpoint.reply.kind] ?? plain),
    ...(endpoint.etag && { ETag: etagOf(stored) }),
  });
  response.end(isJson ? JSON.stringify(value) : String(value));
}

/** Writes a download (RFC 6266) with an ASCII name for old browsers, and the full name. */
function writeFile(response: ServerResponse, { name, mediaType, bytes }: BackendFile): void {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const whole = encodeURIComponent(name).replace(/['()*]/g, sign => `%${sign.charCodeAt(0).toString(16)}`);
  response.writeHead(200, {
    ...commonHeaders,
    'Content-Type': mediaType,
    'Content-Length': bytes.length,
    'Content-Disposition': `attachment; filename="${ascii}"; filename*=UTF-8''${whole}`,
  });
  response.end(bytes);
}

/** Writes a refusal as text. Any other error is a bug, and its message is not sent. */
export function writeFailure(response: ServerResponse, error: unknown): void {
  const refusal = error instanceof BackendError ? error : new BackendError(500, 'InternalError', 'The call failed.');
  response.writeHead(refusal.status, { ...commonHeaders, 'Content-Type': plain });
  response.end(refusal.message);
}
