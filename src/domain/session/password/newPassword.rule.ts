import { rule, says } from '../../kernel/rule';

/** In code points, which readers see as characters. */
export const PASSWORD_MINIMUM = 12;

export type NewPasswordVerdict =
  | { readonly verdict: 'valid' | 'missing' | 'notConfirmed' | 'different' }
  /** `length` in code points. */
  | { readonly verdict: 'tooShort'; readonly length: number };

export const newPassword = rule(
  {
    id: 'CR-PASSWORD-01',
    statement:
      says`A new password has at least ${PASSWORD_MINIMUM} characters, counted as code points, and its ` +
      says`confirmation is exactly the same text. There is no other condition: no required kinds of characters ` +
      says`and no upper limit, and nothing is trimmed or changed. In addition, a password that an estimator ` +
      says`finds easy to guess is rejected.`,
    source:
      'D1 §5: "New password (new account and reset): required, minimum 12 characters" and "confirmation must match ' +
      `('Passwords do not match'); Next disabled until valid."; DESIGN §5 row 13`,
    hazards: ['HAZ-08'],
  },
  ({ typed, confirmation }: { readonly typed: string; readonly confirmation: string }): NewPasswordVerdict => {
    const { length } = [...typed];
    if (length === 0) return { verdict: 'missing' };
    if (length < PASSWORD_MINIMUM) return { verdict: 'tooShort', length };
    if (confirmation === '') return { verdict: 'notConfirmed' };
    return { verdict: confirmation === typed ? 'valid' : 'different' };
  },
);
