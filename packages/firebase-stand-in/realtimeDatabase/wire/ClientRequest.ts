import { parsePath, type Path } from '../tree/path';
import type { RawWrite } from '../RealtimeDatabase';
import type { TreeQuery } from '../tree/TreeQuery';

/** A request's body: path, data, query, tag, hash, credential. */
export interface RequestBody {
  readonly p?: string;
  readonly d?: unknown;
  readonly q?: TreeQuery;
  readonly t?: number;
  readonly h?: string;
  readonly cred?: string;
}

export interface ClientRequest {
  /** The client's number for it; the reply repeats it. */
  readonly r: number;
  /** The action, one to a few letters. */
  readonly a: string;
  readonly b: RequestBody;
}

export interface Reply {
  /** `ok`, or why not. */
  readonly s: string;
  readonly d: unknown;
}

/** Throws on a message that is not a request. */
export function parseRequest(message: unknown): ClientRequest {
  if (typeof message !== 'object' || message === null) throw new Error('A request is an object');
  if (!('r' in message) || typeof message.r !== 'number' || !('a' in message) || typeof message.a !== 'string')
    throw new Error('A request has r and a');
  const body = 'b' in message && typeof message.b === 'object' && message.b !== null ? message.b : {};
  return { r: message.r, a: message.a, b: body };
}

/** The writes of a merge, place by place. */
export function mergedWrites(base: Path, data: unknown): readonly RawWrite[] {
  if (typeof data !== 'object' || data === null) throw new Error('A merge needs an object');
  return Object.entries(data).map(([below, value]): RawWrite => [[...base, ...parsePath(below)], value]);
}
