import type { User } from '@/domain/session/User';
import type { Result } from '@/domain/kernel/Result';

/** `other` has the provider's text; every other kind has a text of ours. */
export type IdentityFailure =
  | { readonly kind: 'invalidEmail' }
  | { readonly kind: 'unknownEmail' }
  | { readonly kind: 'wrongPassword' }
  /** The provider does not reveal whether the email or the password is wrong. */
  | { readonly kind: 'wrongCredentials' }
  | { readonly kind: 'accountDisabled' }
  | { readonly kind: 'tooManyAttempts' }
  | { readonly kind: 'customTokenMismatch' }
  /** This email already has an account. */
  | { readonly kind: 'emailTaken' }
  /** The provider finds the new password too easy to guess. */
  | { readonly kind: 'passwordTooCommon' }
  | { readonly kind: 'offline' }
  /** `message` is empty if the provider had no text for users. */
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

/** Authentication: passwords, custom tokens and the identity stored in this browser. */
export interface IdentityProvider {
  /** Downloads the code for signing in. Optional: any other call does it too; an early call only saves time. */
  prepare(): Promise<void>;
  /** Returns an ID token that proves the password. The current sign-in stays. */
  checkPassword(credentials: Credentials): Promise<Result<string, IdentityFailure>>;
  /** Creates an account without permissions and returns an ID token that proves its password. Signs no user in. */
  createAccount(credentials: Credentials): Promise<Result<string, IdentityFailure>>;
  /** Signs in on this device. Survives a reload only outside production. */
  signInWithCustomToken(customToken: string): Promise<Result<IdentifiedUser, IdentityFailure>>;
  /** Returns the user still signed in from an earlier visit, with a fresh ID token. */
  restoredUser(): Promise<IdentifiedUser | undefined>;
  /** Answers the same for known and unknown emails, unless the provider reveals it. */
  sendPasswordReset(email: string, continueUrl: string): Promise<Result<void, IdentityFailure>>;
  /** Returns the account whose password the link resets. The code stays valid. */
  checkResetCode(code: string): Promise<Result<string, ActionCodeFailure>>;
  /** Uses the code up. The user's other sessions end. */
  resetPassword(command: {
    readonly code: string;
    readonly password: string;
  }): Promise<Result<void, ActionCodeFailure>>;
  /** Harmless without a signed-in user. */
  signOut(): Promise<void>;
}
