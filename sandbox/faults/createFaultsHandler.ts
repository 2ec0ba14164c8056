import type { IncomingMessage, ServerResponse } from 'node:http';
import { readJsonBody } from '#sandbox/backend/dispatch/readJsonBody';
import { validateDto } from '#sandbox/backend/dispatch/validateDto';
import { writeFailure } from '#sandbox/backend/dispatch/writeAnswer';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import type { RequestHandler } from '#firebase-stand-in/http/RequestHandler';
import type { Faults } from './Faults';
import { FaultsDto } from './FaultsDto';

/**
 * `GET /sandbox/faults` returns the switches, `POST` sets them. A page of another origin cannot: JSON is required, and
 * CORS is not answered.
 */
export function createFaultsHandler(faults: Faults): RequestHandler {
  return (request, response, url) => {
    if (url.pathname !== '/sandbox/faults') return false;
    return answer(faults, request, response);
  };
}

async function answer(faults: Faults, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    if (request.method === 'POST') faults.set(await readSwitches(request));
    else if (request.method !== 'GET') throw new BackendError(405, 'MethodNotAllowed');
    response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' });
    response.end(JSON.stringify(faults.state));
  } catch (error) {
    writeFailure(response, error);
  }
}

async function readSwitches(request: IncomingMessage): Promise<FaultsDto> {
  if (!request.headers['content-type']?.startsWith('application/json'))
    throw new BackendError(415, 'UnsupportedMediaType', 'Send JSON.');
  return Object.assign(new FaultsDto(), validateDto(FaultsDto, 'body', await readJsonBody(request)));
}
