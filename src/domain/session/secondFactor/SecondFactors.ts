import type { Authenticator } from './Authenticator';

export interface SecondFactors {
  readonly authenticators: readonly Authenticator[];
  /** Address for emailed codes; undefined if they are off. */
  readonly email: string | undefined;
  /** Number of further methods that could not be read. */
  readonly unreadable?: number;
}

/** Maximum of methods of one user. */
export const MOST_SECOND_FACTORS = 5;

/** Counts the user's methods, including unreadable ones. */
export function secondFactorsLeft({ authenticators, email, unreadable = 0 }: SecondFactors): number {
  return authenticators.length + (email === undefined ? 0 : 1) + unreadable;
}
