import { PASSWORD_MINIMUM } from './newPassword.rule';

/** Longest password for the meter, in code points; a longer one counts as this long. */
const METER_MAXIMUM = 30;

const metBy = {
  length: (typed: string) => Math.min([...typed].length, METER_MAXIMUM) >= PASSWORD_MINIMUM,
  lowercase: (typed: string) => /\p{Ll}/u.test(typed),
  uppercase: (typed: string) => /\p{Lu}/u.test(typed),
  number: (typed: string) => /\p{Nd}/u.test(typed),
  symbol: (typed: string) => /[^\p{L}\p{N}\s]/u.test(typed),
};

export type StrengthRule = keyof typeof metBy;

/** In display order. */
export const strengthRules: readonly StrengthRule[] = ['length', 'lowercase', 'uppercase', 'number', 'symbol'];

export interface PasswordAssessment {
  /** Percentage of rules that are met. */
  readonly percent: number;
  readonly unmet: readonly StrengthRule[];
}

/**
 * The strength of a password is the percentage of five rules that it meets: 12 to 30 characters (a longer one counts as
 * 30), a lowercase letter, an uppercase letter, a number, a symbol. It advises and never rejects a password. (D1 §5,
 * DESIGN §5 row 13)
 */
export function passwordStrength({ typed }: { readonly typed: string }): PasswordAssessment {
  const unmet = strengthRules.filter(name => !metBy[name](typed));
  return { percent: Math.round((100 * (strengthRules.length - unmet.length)) / strengthRules.length), unmet };
}
