export type PasswordLevel = 'weak' | 'ok' | 'good' | 'strong';

/** Highest percentages of the bands; only 100 is strong. */
const WEAK_UP_TO = 35;
const OK_UP_TO = 65;
const GOOD_UP_TO = 99;

/**
 * The strength of a password, as a percentage, is weak up to 35, ok up to 65, good up to 99 and strong at 100. (D1
 * §5)
 */
export function passwordBand({ percent }: { readonly percent: number }): PasswordLevel {
  if (percent <= WEAK_UP_TO) return 'weak';
  if (percent <= OK_UP_TO) return 'ok';
  return percent <= GOOD_UP_TO ? 'good' : 'strong';
}
