import type { CollectionReference, Firestore } from 'firebase/firestore';

import type { FirestoreSdk } from './StoreOperation';

let made = 0;
const run = crypto.randomUUID();

/** The path of an unused collection, on this server or in this run. */
export function freshPath(): string {
  made++;
  return `operations/${run}/c${made}`;
}

/** The same collection as the two clients see it. */
export function freshCollection(
  F: FirestoreSdk,
  first: Firestore,
  second: Firestore,
): readonly [CollectionReference, CollectionReference] {
  const path = freshPath();
  return [F.collection(first, path), F.collection(second, path)];
}
