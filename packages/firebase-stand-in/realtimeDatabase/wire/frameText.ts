import type { RawData } from 'ws';

/** The text of one WebSocket message, in any form in which the library delivers it. */
export function frameText(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString('utf8');
  return (Buffer.isBuffer(data) ? data : Buffer.from(data)).toString('utf8');
}
