import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Answers the request, or leaves it untouched and returns false. A promise stands for an answer on its way; one that
 * rejects is answered with 500 by the server.
 */
export type RequestHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
) => boolean | Promise<unknown>;
