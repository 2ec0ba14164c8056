import type { SecondFactors } from './SecondFactors';

/** Methods of all kinds that one person may have. */
export const MOST_SECOND_FACTORS = 5;

/** How many ways to give the second factor the person has. */
export function secondFactorsLeft({ authenticators, email }: SecondFactors): number {
  return authenticators.length + (email === undefined ? 0 : 1);
}
