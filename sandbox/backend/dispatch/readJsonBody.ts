import type { IncomingMessage } from 'node:http';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import { isTooDeep } from '#firebase-stand-in/http/isTooDeep';
import { readLimitedBody } from '#firebase-stand-in/http/readLimitedBody';

/** Bytes; the largest request is a cloud document. */
export const LARGEST_BODY = 1_048_576;

/** Nesting depth of lists and objects; deeper ones would overflow the stack of their readers. */
const DEEPEST = 64;

/** Reads a JSON body. Throws BackendError 413 if it is too large, and 400 unless it is JSON in UTF-8, or if it is too deep. */
export async function readJsonBody(request: IncomingMessage): Promise<unknown> {
  const bytes = await readLimitedBody(request, LARGEST_BODY);
  if (bytes === undefined) throw new BackendError(413, 'PayloadTooLarge', `A body may hold ${LARGEST_BODY} bytes.`);
  return bytes.length === 0 ? undefined : parse(bytes);
}

function parse(bytes: Buffer): unknown {
  const value = parsed(bytes);
  if (isTooDeep(value, DEEPEST))
    throw new BackendError(400, 'ValidationError', `body: is more than ${DEEPEST} levels deep`);
  return value;
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new BackendError(400, 'ValidationError', 'body: is not JSON in UTF-8');
  }
}
