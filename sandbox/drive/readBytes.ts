import type { IncomingMessage } from 'node:http';
import { readLimitedBody } from '#firebase-stand-in/http/readLimitedBody';
import { DriveError } from './DriveError';
import { LARGEST_FILE } from './Uploads';

/** The body of a request; refuses with 413 what is larger than a file may be. */
export async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const bytes = await readLimitedBody(request, LARGEST_FILE);
  if (bytes === undefined) throw new DriveError(413, `A file may hold ${LARGEST_FILE} bytes.`);
  return bytes;
}

/** The fields of a JSON body; none for an empty one. Refuses with 400 what is no object. */
export async function readFields(request: IncomingMessage): Promise<Readonly<Record<string, unknown>>> {
  const text = (await readBytes(request)).toString('utf8');
  try {
    const value: unknown = JSON.parse(text === '' ? '{}' : text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Readonly<Record<string, unknown>>;
  } catch {
    // Answered like every body that is not an object.
  }
  throw new DriveError(400, 'Parse Error');
}
