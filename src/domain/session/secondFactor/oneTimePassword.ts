import { plainDigits } from '../../kernel/plainDigits';

const DIGITS = 6;
/** White space and dashes that users type or paste with a code. */
const separators = /[\s\p{Dash_Punctuation}\u2212]/gu;

type Verdict =
  | { readonly verdict: 'valid'; readonly code: string }
  | { readonly verdict: 'missing' | 'wrongLength' | 'notDigits' };

/**
 * A one-time password is exactly six digits of any script. Spaces and dashes are ignored; an empty text is "required",
 * another number of characters is "wrong length", and six characters that are not all digits are "not digits". (D1 §5)
 */
export function oneTimePassword({ typed }: { readonly typed: string }): Verdict {
  const code = plainDigits(typed).replace(separators, '');
  if (code === '') return { verdict: 'missing' };
  if ([...code].length !== DIGITS) return { verdict: 'wrongLength' };
  return /^[0-9]+$/.test(code) ? { verdict: 'valid', code } : { verdict: 'notDigits' };
}
