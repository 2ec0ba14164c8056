import type { Authenticator } from './Authenticator';

/** All the ways in which a person can give the second factor. */
export interface SecondFactors {
  readonly authenticators: readonly Authenticator[];
  /** Where codes are emailed to; undefined where they are not. */
  readonly email: string | undefined;
  /** How many more there are that could not be read. */
  readonly unreadable?: number;
}

/** Methods of all kinds that one person may have. */
export const MOST_SECOND_FACTORS = 5;

/** How many ways to give the second factor the person has, those that could not be read among them. */
export function secondFactorsLeft({ authenticators, email, unreadable = 0 }: SecondFactors): number {
  return authenticators.length + (email === undefined ? 0 : 1) + unreadable;
}
