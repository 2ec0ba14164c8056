import type * as FirestoreModule from 'firebase/firestore';
import type { Firestore } from 'firebase/firestore';

export type FirestoreSdk = typeof FirestoreModule;

/** Two clients of one server, each with connections and a cache of its own. */
export type Connect = (client: 'first' | 'second') => Firestore;

/**
 * One thing the store must do for the SDK. Framework-free: it runs in Node and in a page alike, and throws when it
 * fails.
 */
export interface StoreOperation {
  readonly name: string;
  /** Google's service does so, and its emulator does not. */
  readonly ofGoogleAlone?: true;
  run(F: FirestoreSdk, connect: Connect): Promise<void>;
}
