import type { IncomingMessage } from 'node:http';

/**
 * Bytes behind the limit that are still taken, and dropped, so that the refusal reaches a client that is still sending.
 */
const DRAINED = 64 << 20;

/**
 * The body of a request, or undefined for one of more than `maximum` bytes. What is too much is dropped as it comes and
 * never kept; the connection serves the next request, unless the rest has no end.
 * @throws Error of the code ECONNRESET when the request is broken off
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
