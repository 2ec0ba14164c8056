import { createHash } from 'node:crypto';
import { BackendError } from '#sandbox/backend/kernel/BackendError';

/**
 * An answer that shows more than the stored object, such as counts, names of other objects or the history: its ETag
 * covers only the stored object, so that a change elsewhere does not cause a conflict.
 */
export class Versioned<T> {
  constructor(
    readonly value: T,
    readonly stored: unknown,
  ) {}
}

/** The version of what a reply shows. */
export function etagOf(value: unknown): string {
  return `"${createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)}"`;
}

/**
 * For handlers of calls that demand an ETag: refuses with 412 when `current` is no longer what the caller read. Of
 * several versions one is enough, and `*` is every version.
 */
export function demandMatch(ifMatch: string, current: unknown): void {
  const versions = ifMatch.split(',').map(version => version.trim());
  if (!versions.includes('*') && !versions.includes(etagOf(current)))
    throw new BackendError(412, 'EtagMismatch', 'It has been changed since that version.');
}
