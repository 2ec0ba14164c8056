import type { SecondFactors } from '@/domain/session/secondFactor/SecondFactors';
import type { Result } from '@/domain/kernel/Result';
import type { SessionCallFailure } from './SessionCallFailure';

export interface RegisterAuthenticator {
  readonly idToken: string;
  /** Six digits that prove that the authenticator has the secret. */
  readonly code: string;
  /** Base32 without padding. */
  readonly secret: string;
  readonly label: string;
}

/** The last sign-in is too long ago for a change of sign-in methods. */
export interface RecentLoginRequired {
  readonly kind: 'recentLoginRequired';
}
/** `mailboxProofNeeded`: the first method of an account needs the emailed code, in the same sign-in. */
export type RegisterFailure =
  | SessionCallFailure
  | RecentLoginRequired
  | { readonly kind: 'wrongCode' }
  | { readonly kind: 'tooManyMethods' }
  | { readonly kind: 'mailboxProofNeeded' };
/** `lastMethod`: without any method only the password would protect the account. */
export type ChangeFailure = SessionCallFailure | RecentLoginRequired | { readonly kind: 'lastMethod' };

/** Manages a user's second factors. The backend records every change and notifies the user by email. */
export interface AuthenticatorGateway {
  /** Also works without a session. A code is accepted once. */
  register(command: RegisterAuthenticator): Promise<Result<void, RegisterFailure>>;
  list(): Promise<Result<SecondFactors, SessionCallFailure>>;
  relabel(id: string, label: string): Promise<Result<void, ChangeFailure>>;
  /** Succeeds if it is already gone. */
  remove(id: string): Promise<Result<void, ChangeFailure>>;
  removeEmail(): Promise<Result<void, ChangeFailure>>;
}
