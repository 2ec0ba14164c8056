import type { IncomingMessage } from 'node:http';

/** The origin the browser used, from the Host header. */
export function originOf(request: IncomingMessage): string {
  return `http://${request.headers.host ?? 'localhost'}`;
}
