import type { IncomingMessage } from 'node:http';
import { readLimitedBody } from '#firebase-stand-in/http/readLimitedBody';
import { DriveError } from './DriveError';
import { LARGEST_FILE } from './Uploads';

/** Reads the body of a request. Refuses one that is larger than a file may be, with 413. */
export async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const bytes = await readLimitedBody(request, LARGEST_FILE);
  if (bytes === undefined) throw new DriveError(413, `A file may hold ${LARGEST_FILE} bytes.`);
  return bytes;
}

/** Reads the fields of a JSON body; an empty body has none. Refuses anything but an object, with 400. */
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
