import type { IncomingMessage } from 'node:http';

/**
 * Bytes behind the limit that are still taken, and dropped, so that the refusal reaches a client that is still sending.
 */
const DRAINED = 64 << 20;

/**
 * The body of a request, or undefined for one of more than `maximum` bytes. Excess bytes are dropped on arrival and
 * never stored; the connection serves the next request, unless the rest never ends. @throws Error of the code
 * ECONNRESET when the request is broken off
 */
export function readLimitedBody(request: IncomingMessage, maximum: number): Promise<Buffer | undefined> {
  return new Promise((resolve, reject) => {
    let chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= maximum) {
        chunks.push(chunk);
        return;
      }
      chunks = [];
      resolve(undefined);
      if (size > maximum + DRAINED) request.destroy();
    });
    request.once('end', () => resolve(size > maximum ? undefined : Buffer.concat(chunks)));
    request.once('close', () => reject(Object.assign(new Error('The request was broken off'), { code: 'ECONNRESET' })));
    request.once('error', reject);
  });
}
