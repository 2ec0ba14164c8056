import { deleteApp, initializeApp } from 'firebase/app';
import * as F from 'firebase/firestore';

import { documentStoreOperations } from '../documentStoreOperations';
import { runOperations, type OperationOutcomes } from '../operations/runOperations';

export interface StoreAddress {
  readonly host: string;
  readonly port: number;
  /** 'owner', or an ID token. */
  readonly token: string;
}

let opened = 0;

/** A client of its own, with the unmodified SDK. */
export function openStore({ host, port, token }: StoreAddress, settings: F.FirestoreSettings = {}): F.Firestore {
  opened++;
  const app = initializeApp({ apiKey: 'test', projectId: 'demo-contract' }, `client-${opened}`);
  const db = F.initializeFirestore(app, settings);
  F.connectFirestoreEmulator(db, host, port, { mockUserToken: token });
  return db;
}

/** Runs the whole list against one server. */
export async function runStoreOperations(
  address: StoreAddress,
  settings: F.FirestoreSettings = {},
): Promise<OperationOutcomes> {
  F.setLogLevel('silent');
  await reach(address, settings);
  return runOperations(F, documentStoreOperations, () => openStore(address, settings));
}

/**
 * A server that has only just started may be too slow for the SDK's first attempt, and the SDK then calls it offline.
 */
async function reach(address: StoreAddress, settings: F.FirestoreSettings): Promise<void> {
  const db = openStore(address, settings);
  for (let tries = 0; tries < 5; tries++) {
    const reached = await F.getDocFromServer(F.doc(db, 'operations/first')).then(
      () => true,
      () => false,
    );
    if (reached) break;
  }
  await deleteApp(db.app);
}

/** The tools on the global object of a bundled page or process. */
export interface StoreTools {
  readonly F: typeof F;
  readonly openStore: typeof openStore;
  readonly runStoreOperations: typeof runStoreOperations;
}
