import type { Result } from '@/domain/kernel/Result';

/** Who the engine is to the document store and the realtime database. */
export interface RealtimeIdentity {
  /** Gives the person's identity id. */
  signIn(customToken: string): Promise<Result<string, { readonly kind: 'unreachable' } | { readonly kind: 'refused' }>>;
  /** Ends the live connections too. */
  signOut(): Promise<void>;
  /** Tries broken connections again at once; a sign-out ends that quietly. */
  reconnect(): Promise<void>;
}
