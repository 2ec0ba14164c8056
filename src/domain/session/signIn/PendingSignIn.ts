import type { MfaOption } from '../secondFactor/MfaOption';

/** A sign-in whose password was right and whose second factor is still missing. */
export interface PendingSignIn {
  readonly email: string;
  /** Proves the password to the backend; worthless for anything but the second factor. */
  readonly idToken: string;
  readonly options: readonly MfaOption[];
}
