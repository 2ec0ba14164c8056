import { createHash } from 'node:crypto';
import { BackendError } from '#sandbox/backend/kernel/BackendError';

/** The version of what a reply shows. */
export function etagOf(value: unknown): string {
  return `"${createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)}"`;
}

/** For handlers of calls that demand an ETag: refuses with 412 when `current` is no longer what the caller read. */
export function demandMatch(ifMatch: string, current: unknown): void {
  const actual = etagOf(current);
  if (ifMatch !== actual) throw new BackendError(412, 'EtagMismatch', `The present version is ${actual}.`);
}
