import { stripInvisible } from './stripInvisible';

const DIGIT = /\p{Nd}/u;
/** Superscript, subscript and circled numbers and fractions, which would change the number. */
const OTHER_NUMBER = /\p{No}/u;

/** Converts digits of any script or width to 0 to 9 and removes invisible characters. */
export function plainDigits(text: string): string {
  return [...stripInvisible(text)]
    .map(character => (OTHER_NUMBER.test(character) ? character : character.normalize('NFKC')))
    .map(character => (DIGIT.test(character) ? valueOf(character.codePointAt(0) ?? 0) : character))
    .join('');
}

/** Unicode lists the ten digits of a script consecutively, from zero. */
function valueOf(digit: number): string {
  let first = digit;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((digit - first) % 10);
}
