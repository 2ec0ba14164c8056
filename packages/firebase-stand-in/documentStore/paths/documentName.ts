import { StoreError } from '../StoreError';
import { numericId } from './numericId';

/** Parts before the path proper: projects, {p}, databases, {d}, documents. */
const rootParts = 5;
const reserved = /^__.*__$/;

export function parentOf(name: string): string {
  return name.slice(0, name.lastIndexOf('/'));
}

/** The root of the database, e.g. `projects/p/databases/(default)/documents`. */
export function rootOf(name: string): string {
  return name.split('/').slice(0, rootParts).join('/');
}

/** The path below the root, e.g. `rooms/r1/messages/m1`; empty for the root itself. */
export function pathBelowRoot(name: string): string {
  return name.split('/').slice(rootParts).join('/');
}

/** Names between double underscores are the service's own, but for numeric ids other than zero. */
export function refuseReservedId(id: string, what: 'Resource' | 'Collection'): void {
  if (reserved.test(id) && !numericId(id)) {
    throw new StoreError('INVALID_ARGUMENT', `${what} id "${id}" is invalid because it is reserved.`);
  }
}

/** Longest id of a document or collection, in bytes. */
const LONGEST_ID = 1_500;

/** Refuses a name that is not a document's, or has a reserved or overlong id. */
export function checkDocumentName(name: string): void {
  const parts = name.split('/').slice(rootParts);
  if (parts.length === 0 || parts.length % 2 !== 0 || parts.includes(''))
    throw new StoreError('INVALID_ARGUMENT', `Invalid document name: "${name}".`);
  for (const part of parts) {
    refuseReservedId(part, 'Resource');
    if (Buffer.byteLength(part) > LONGEST_ID)
      throw new StoreError('INVALID_ARGUMENT', `The key path element name is longer than ${LONGEST_ID} bytes.`);
  }
}
