import type { Authenticator } from './Authenticator';

/** All the ways in which a person can give the second factor. */
export interface SecondFactors {
  readonly authenticators: readonly Authenticator[];
  /** Where codes are emailed to; undefined where they are not. */
  readonly email: string | undefined;
}

/** Methods of all kinds that one person may have. */
export const MOST_SECOND_FACTORS = 5;

/** How many ways to give the second factor the person has. */
export function secondFactorsLeft({ authenticators, email }: SecondFactors): number {
  return authenticators.length + (email === undefined ? 0 : 1);
}
