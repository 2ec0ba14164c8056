import type { MfaOption } from '../secondFactor/MfaOption';

/** A sign-in with a correct password that still needs the second factor. */
export interface PendingSignIn {
  readonly email: string;
  /** Proves the password to the backend; worthless for anything but the second factor. */
  readonly idToken: string;
  readonly options: readonly MfaOption[];
}
