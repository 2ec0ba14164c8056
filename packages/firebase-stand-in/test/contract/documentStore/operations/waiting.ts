import type {
  DocumentReference,
  DocumentSnapshot,
  Query,
  QuerySnapshot,
  SnapshotListenOptions,
} from 'firebase/firestore';

import type { FirestoreSdk } from './StoreOperation';

export function pause(milliseconds: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, milliseconds));
}

/** Waits until the condition is met; after 6 s throws with the last state. */
export async function waitFor(holds: () => boolean, seen: () => unknown): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if (holds()) return;
    await pause(20);
  }
  throw new Error(`never happened; last seen: ${JSON.stringify(seen())}`);
}

export interface Watched<S> {
  readonly seen: S[];
  /** Waits for a snapshot that satisfies the condition as the latest one. */
  until(wanted: (latest: S) => boolean): Promise<S>;
  stop(): void;
}

export function watchQuery(F: FirestoreSdk, query: Query, options: SnapshotListenOptions = {}): Watched<QuerySnapshot> {
  const seen: QuerySnapshot[] = [];
  const failures: string[] = [];
  const stop = F.onSnapshot(
    query,
    options,
    snapshot => seen.push(snapshot),
    error => failures.push(error.code),
  );
  return watched(seen, failures, stop, snapshot => [idsOf(snapshot), snapshot.metadata.fromCache]);
}

export function watchDocument(
  F: FirestoreSdk,
  document: DocumentReference,
  options: SnapshotListenOptions = {},
): Watched<DocumentSnapshot> {
  const seen: DocumentSnapshot[] = [];
  const failures: string[] = [];
  const stop = F.onSnapshot(
    document,
    options,
    snapshot => seen.push(snapshot),
    error => failures.push(error.code),
  );
  return watched(seen, failures, stop, snapshot => [snapshot.data(), snapshot.metadata]);
}

export function idsOf(snapshot: QuerySnapshot): string[] {
  return snapshot.docs.map(document => document.id);
}

function watched<S>(
  seen: S[],
  failures: readonly string[],
  stop: () => void,
  show: (snapshot: S) => unknown,
): Watched<S> {
  return {
    seen,
    stop,
    until: async wanted => {
      const found = (): S | undefined => seen.at(-1);
      await waitFor(
        () => found() !== undefined && wanted(found() as S),
        () => [seen.map(show), failures],
      );
      return found() as S;
    },
  };
}
