import type { Result } from '@/domain/kernel/Result';

export interface EngineProfile {
  readonly uid: string;
  readonly firstName: string;
  readonly lastName: string;
}

export type EnterFailure = { readonly kind: 'sessionEnded' } | { readonly kind: 'unreachable' };

export interface VaultKeyAnswer {
  /** 32 bytes. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** A new key was created: it does not open data encrypted with an earlier one. */
  readonly isNew: boolean;
}

/** Lets the chat engine act for the signed-in user. */
export interface EngineIdentity {
  /**
   * Signs the engine in to the realtime services with the dashboard's session; a second call continues with a newer
   * cookie.
   */
  enter(sessionCookie: string): Promise<Result<{ readonly uid: string }, EnterFailure>>;
  profile(): Promise<Result<EngineProfile, EnterFailure>>;
  /** The key of the user's vault, created on first use. */
  vaultKey(): Promise<Result<VaultKeyAnswer, EnterFailure>>;
  leave(): Promise<void>;
}
