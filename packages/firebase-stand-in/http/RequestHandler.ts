import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Answers the request, or leaves it untouched and returns false. A promise means that an answer is on its way; if it
 * rejects, the server answers with 500.
 */
export type RequestHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
) => boolean | Promise<unknown>;
