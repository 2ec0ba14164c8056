import type { IncomingMessage } from 'node:http';
import { readLimitedBody } from '../http/readLimitedBody';
import { IdentityError } from './IdentityError';
import type { OperationBody } from './operations/Operation';

const maximumBytes = 1 << 20;

/** The fields of a JSON or form-encoded request; none for an empty one. */
export async function readBody(request: IncomingMessage): Promise<OperationBody> {
  const bytes = await readLimitedBody(request, maximumBytes);
  if (bytes === undefined) throw new IdentityError('REQUEST_TOO_LARGE', undefined, 413);
  const text = bytes.toString('utf8');
  if (text === '') return {};
  const isForm = (request.headers['content-type'] ?? '').includes('x-www-form-urlencoded');
  return isForm ? Object.fromEntries(new URLSearchParams(text)) : parseObject(text);
}

function parseObject(text: string): OperationBody {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as OperationBody;
  } catch {
    // Answered like every body that is not an object.
  }
  throw new IdentityError('INVALID_JSON');
}
