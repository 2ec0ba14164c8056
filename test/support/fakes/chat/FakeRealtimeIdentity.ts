import type { RealtimeIdentity } from '@/application/chat/ports/RealtimeIdentity';
import { fail, ok, type Result } from '@/domain/kernel/Result';

/** The connection of one user to the realtime services; a new one after each sign-out. */
export interface FakeConnection {
  readonly uid: string;
  isBroken: boolean;
}

/**
 * Signs in Ann unless the test sets the owner of a token; signing out or disconnecting without a connection is an error
 * of the test.
 */
export class FakeRealtimeIdentity implements RealtimeIdentity {
  signedInWith: string | undefined;
  connection: FakeConnection | undefined;
  reconnects = 0;
  failure: { readonly kind: 'unreachable' } | { readonly kind: 'refused' } | undefined;
  /** The user of each token. */
  readonly owners = new Map<string, string>();
  /** Forged tokens. */
  readonly forged = new Set<string>();

  async signIn(
    customToken: string,
  ): Promise<Result<string, { readonly kind: 'unreachable' } | { readonly kind: 'refused' }>> {
    await Promise.resolve();
    if (this.failure !== undefined) return fail(this.failure);
    if (this.forged.has(customToken)) return fail({ kind: 'refused' });
    const uid = this.owners.get(customToken) ?? 'ann';
    this.signedInWith = customToken;
    if (this.connection?.uid !== uid) this.connection = { uid, isBroken: false };
    return ok(uid);
  }

  async signOut(): Promise<void> {
    await Promise.resolve();
    if (this.signedInWith === undefined) throw new Error('Nobody is signed in to the realtime services.');
    this.signedInWith = undefined;
    this.connection = undefined;
  }

  async reconnect(): Promise<void> {
    await Promise.resolve();
    this.reconnects += 1;
    if (this.connection !== undefined) this.connection.isBroken = false;
  }

  /** Breaks the connections until they are tried again. */
  cut(): void {
    if (this.connection === undefined) throw new Error('There is no connection to cut.');
    this.connection.isBroken = true;
  }
}
