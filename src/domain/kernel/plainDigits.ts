import { withoutHidden } from './withoutHidden';

const DIGIT = /\p{Nd}/u;
/** Raised, lowered and circled numbers and fractions: what is written with one of them is another number. */
const OTHER_NUMBER = /\p{No}/u;

/**
 * A text with its digits as 0 to 9, whatever the script or the width in which a keyboard types them, and without
 * characters that nobody sees.
 */
export function plainDigits(text: string): string {
  return [...withoutHidden(text)]
    .map(character => (OTHER_NUMBER.test(character) ? character : character.normalize('NFKC')))
    .map(character => (DIGIT.test(character) ? valueOf(character.codePointAt(0) ?? 0) : character))
    .join('');
}

/** Unicode has the ten digits of a script one after the other, from zero. */
function valueOf(digit: number): string {
  let first = digit;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((digit - first) % 10);
}
