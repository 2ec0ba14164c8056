import type { Result } from '@/domain/kernel/Result';

/** The engine's identity for the document store and the realtime database. */
export interface RealtimeIdentity {
  /** Returns the user's identity id. */
  signIn(customToken: string): Promise<Result<string, { readonly kind: 'unreachable' } | { readonly kind: 'refused' }>>;
  /** Ends the live connections too. */
  signOut(): Promise<void>;
  /** Retries broken connections at once; a sign-out ends that silently. */
  reconnect(): Promise<void>;
}
