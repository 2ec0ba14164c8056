import type { SecondFactors } from './SecondFactors';

/** How many ways to give the second factor the person has. */
export function secondFactorsLeft({ authenticators, email }: SecondFactors): number {
  return authenticators.length + (email === undefined ? 0 : 1);
}
