import type { IncomingMessage } from 'node:http';
import type { DtoClass } from '@/infrastructure/http/endpoints/endpoint';
import { readJsonBody } from '#sandbox/backend/dispatch/readJsonBody';
import { validateDto } from '#sandbox/backend/dispatch/validateDto';
import { BackendError } from '#sandbox/backend/kernel/BackendError';

/** The content of the body. A page of another origin cannot: JSON is required, and CORS is not answered. */
export async function readControl<T extends object>(dto: DtoClass<T>, request: IncomingMessage): Promise<T> {
  if (!request.headers['content-type']?.startsWith('application/json'))
    throw new BackendError(415, 'UnsupportedMediaType', 'Send JSON.');
  return Object.assign(new dto(), validateDto(dto, 'body', await readJsonBody(request)));
}
