import { isObject } from '@/domain/kernel/parseJson';
import { deleteApp, initializeApp, type FirebaseApp, type FirebaseOptions } from 'firebase/app';
import {
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  signInWithCustomToken,
  type Auth,
} from 'firebase/auth';
import { connectDatabaseEmulator, getDatabase, goOffline, goOnline, type Database } from 'firebase/database';
import {
  connectFirestoreEmulator,
  disableNetwork,
  enableNetwork,
  initializeFirestore,
  memoryLocalCache,
  terminate,
  type Firestore,
} from 'firebase/firestore';
import type { RealtimeIdentity } from '@/application/chat/ports/RealtimeIdentity';
import { fail, ok, type Result } from '@/domain/kernel/Result';

const loopback: readonly string[] = ['127.0.0.1', 'localhost', '[::1]', '::1'];

/**
 * A separate host name for this window. Browsers open at most six connections to one host, and each window holds two
 * for the document store, so a third window would hang. `*.localhost` is always this machine.
 */
export function poolHost(host: string, randomId: () => string): string {
  return loopback.includes(host) ? `t${randomId()}.localhost` : host;
}

/** The addresses of the realtime services; without `emulators` they are the provider's own. */
interface RealtimeSettings {
  readonly firebase: FirebaseOptions;
  readonly emulators?: {
    readonly identity: string;
    readonly documentStore: { readonly host: string; readonly port: number };
    readonly realtimeDatabase: { readonly host: string; readonly port: number };
  };
}

interface Connection {
  readonly app: FirebaseApp;
  readonly auth: Auth;
  readonly firestore: Firestore;
  database?: Database;
}

/** Codes with which the provider refuses a custom token; any other code means that it could not be checked. */
const refusals: readonly string[] = [
  'auth/invalid-custom-token',
  'auth/custom-token-mismatch',
  'auth/user-disabled',
  'auth/user-token-expired',
];

/** Holds the connection to the document store and whose it is; identity and data are in memory only. */
export class FirebaseRealtimeIdentity implements RealtimeIdentity {
  private connection: Connection | undefined;

  constructor(
    private readonly settings: RealtimeSettings,
    private readonly randomId: () => string,
  ) {}

  /** The signed-in user's document store. */
  firestore(): Firestore {
    return this.connect().firestore;
  }

  /** The signed-in user's realtime database; opened with the first call. */
  database(): Database {
    const connection = this.connect();
    connection.database ??= this.openDatabase(connection.app);
    return connection.database;
  }

  async signIn(
    customToken: string,
  ): Promise<Result<string, { readonly kind: 'unreachable' } | { readonly kind: 'refused' }>> {
    try {
      const { user } = await signInWithCustomToken(this.connect().auth, customToken);
      return ok(user.uid);
    } catch (error) {
      return fail({ kind: refusals.includes(codeOf(error)) ? 'refused' : 'unreachable' });
    }
  }

  async signOut(): Promise<void> {
    const { connection } = this;
    this.connection = undefined;
    if (connection === undefined) return;
    await terminate(connection.firestore);
    await connection.auth.signOut();
    await deleteApp(connection.app);
  }

  async reconnect(): Promise<void> {
    const { connection } = this;
    if (connection === undefined) return;
    try {
      await disableNetwork(connection.firestore);
      if (connection === this.connection) await enableNetwork(connection.firestore);
    } catch (error) {
      // A connection that the sign-out has closed refuses everything.
      if (connection === this.connection) throw error;
    }
    if (connection !== this.connection || connection.database === undefined) return;
    goOffline(connection.database);
    goOnline(connection.database);
  }

  private openDatabase(app: FirebaseApp): Database {
    const database = getDatabase(app);
    const { emulators } = this.settings;
    if (emulators !== undefined)
      connectDatabaseEmulator(database, emulators.realtimeDatabase.host, emulators.realtimeDatabase.port);
    return database;
  }

  private connect(): Connection {
    this.connection ??= this.open();
    return this.connection;
  }

  private open(): Connection {
    const { firebase, emulators } = this.settings;
    const app = initializeApp(firebase, `chat-${this.randomId()}`);
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    const firestore = initializeFirestore(app, { localCache: memoryLocalCache() });
    if (emulators !== undefined) {
      connectAuthEmulator(auth, emulators.identity, { disableWarnings: true });
      const { host, port } = emulators.documentStore;
      connectFirestoreEmulator(firestore, poolHost(host, this.randomId), port);
    }
    return { app, auth, firestore };
  }
}

function codeOf(error: unknown): string {
  return isObject(error) && typeof error['code'] === 'string' ? error['code'] : '';
}
