import type { User } from '@/domain/session/User';
import type { Result } from '@/domain/kernel/Result';

/** `other` carries the provider's own words; every other kind has words of ours. */
export type IdentityFailure =
  | { readonly kind: 'invalidEmail' }
  | { readonly kind: 'unknownEmail' }
  | { readonly kind: 'wrongPassword' }
  /** The provider does not reveal whether the email or the password is wrong. */
  | { readonly kind: 'wrongCredentials' }
  | { readonly kind: 'accountDisabled' }
  | { readonly kind: 'tooManyAttempts' }
  | { readonly kind: 'customTokenMismatch' }
  /** Somebody has an account with this email already. */
  | { readonly kind: 'emailTaken' }
  /** A new password that the provider finds too easy to guess. */
  | { readonly kind: 'passwordTooCommon' }
  | { readonly kind: 'offline' }
  /** `message` is empty where the provider had no words for people. */
  | { readonly kind: 'other'; readonly message: string };

/** `linkInvalid`: the code of an email is wrong, used or expired, or its account is gone. */
export type ActionCodeFailure = IdentityFailure | { readonly kind: 'linkInvalid' };

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface IdentifiedUser {
  readonly user: User;
  readonly idToken: string;
}

/** Knows who people are: passwords, custom tokens and the identity kept by this browser. */
export interface IdentityProvider {
  /** Fetches what signing in needs. Optional: any other call does it too; an early call only saves waiting. */
  prepare(): Promise<void>;
  /** Returns an ID token that proves the password. The present sign-in stays. */
  checkPassword(credentials: Credentials): Promise<Result<string, IdentityFailure>>;
  /**
   * Makes an account that may do nothing yet, and gives an ID token that proves its password. Nobody is signed in by
   * it.
   */
  createAccount(credentials: Credentials): Promise<Result<string, IdentityFailure>>;
  /** Signs in on this device. Kept over a reload outside production only. */
  signInWithCustomToken(customToken: string): Promise<Result<IdentifiedUser, IdentityFailure>>;
  /** Who is still signed in from an earlier visit, with a fresh ID token. */
  restoredUser(): Promise<IdentifiedUser | undefined>;
  /** Answers the same for known and unknown emails, unless the provider reveals it. */
  sendPasswordReset(email: string, continueUrl: string): Promise<Result<void, IdentityFailure>>;
  /** Whose password the link resets. The code stays good. */
  checkResetCode(code: string): Promise<Result<string, ActionCodeFailure>>;
  /** Uses the code up. Other sessions of the person end. */
  resetPassword(command: {
    readonly code: string;
    readonly password: string;
  }): Promise<Result<void, ActionCodeFailure>>;
  /** Harmless when nobody is signed in. */
  signOut(): Promise<void>;
}
