import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Answers CORS requests. Only allowed pages get this far; they reach the store under other host names.
 */
export function allowCrossOrigin(request: IncomingMessage, response: ServerResponse): void {
  if (request.headers.origin === undefined) return;
  response.setHeader('access-control-allow-origin', request.headers.origin);
  response.setHeader('access-control-allow-credentials', 'true');
  response.setHeader('vary', 'origin');
  if (request.method !== 'OPTIONS') return;
  response.setHeader('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*');
  response.setHeader('access-control-allow-methods', 'GET, POST, PATCH, PUT, DELETE');
  response.setHeader('access-control-max-age', '3600');
}
