import type { SecondFactors } from '@/domain/session/secondFactor/SecondFactors';
import type { Result } from '@/domain/kernel/Result';
import type { BackendTrouble } from './BackendTrouble';

export interface RegisterAuthenticator {
  readonly idToken: string;
  /** Six digits that prove that the authenticator holds the secret. */
  readonly code: string;
  /** Base32 without padding. */
  readonly secret: string;
  readonly label: string;
}

/** The last sign-in is too long ago for a change of how somebody signs in. */
export interface RecentLoginRequired {
  readonly kind: 'recentLoginRequired';
}
/** `mailboxProofNeeded`: the first method of an account wants the code that is emailed, in the same sign-in. */
export type RegisterFailure =
  | BackendTrouble
  | RecentLoginRequired
  | { readonly kind: 'wrongCode' }
  | { readonly kind: 'tooManyMethods' }
  | { readonly kind: 'mailboxProofNeeded' };
/** `lastMethod`: without any method the password alone would decide. */
export type ChangeFailure = BackendTrouble | RecentLoginRequired | { readonly kind: 'lastMethod' };

/** Manages a person's second factors. The backend records every change and notifies the person by email. */
export interface AuthenticatorGateway {
  /** Works before there is a session too. A code is accepted once. */
  register(command: RegisterAuthenticator): Promise<Result<void, RegisterFailure>>;
  list(): Promise<Result<SecondFactors, BackendTrouble>>;
  relabel(id: string, label: string): Promise<Result<void, ChangeFailure>>;
  /** Removing what is gone already succeeds. */
  remove(id: string): Promise<Result<void, ChangeFailure>>;
  removeEmail(): Promise<Result<void, ChangeFailure>>;
}
