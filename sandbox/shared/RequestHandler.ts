import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers the request and returns true, or leaves it untouched and returns false. */
export type RequestHandler = (request: IncomingMessage, response: ServerResponse, url: URL) => boolean;
