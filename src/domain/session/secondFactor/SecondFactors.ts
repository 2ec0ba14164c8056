import type { Authenticator } from './Authenticator';

/** All the ways in which a person can give the second factor. */
export interface SecondFactors {
  readonly authenticators: readonly Authenticator[];
  /** Where codes are emailed to; undefined where they are not. */
  readonly email: string | undefined;
}
