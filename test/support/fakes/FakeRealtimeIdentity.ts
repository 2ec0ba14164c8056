import type { RealtimeIdentity } from '@/application/chat/ports/RealtimeIdentity';
import { fail, ok, type Result } from '@/domain/shared/Result';

export class FakeRealtimeIdentity implements RealtimeIdentity {
  signedInWith: string | undefined;
  reconnects = 0;
  failure: { readonly kind: 'unreachable' } | { readonly kind: 'refused' } | undefined;

  async signIn(customToken: string): Promise<Result<string, { readonly kind: 'unreachable' } | { readonly kind: 'refused' }>> {
    await Promise.resolve();
    if (this.failure !== undefined) return fail(this.failure);
    this.signedInWith = customToken;
    return ok('ann');
  }

  async signOut(): Promise<void> {
    await Promise.resolve();
    if (this.signedInWith === undefined) throw new Error('Nobody is signed in to the realtime services.');
    this.signedInWith = undefined;
  }

  async reconnect(): Promise<void> {
    await Promise.resolve();
    this.reconnects += 1;
  }
}
