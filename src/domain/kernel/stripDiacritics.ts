import { HIDDEN } from './stripInvisible';

/** Text that needs no folding; the grave accent is excluded. */
const PLAIN = /^[\t\n\r\x20-\x5f\x61-\x7e]*$/;
const GRAVE_OR_ACUTE = /[`\u00b4]/g;
const MARKS = new RegExp(`\\p{M}|${HIDDEN.source}`, 'gu');
/** Apostrophes, single quotation marks, primes and the letters that look like them. */
const QUOTES = /[\u2018-\u201b\u2032\u02b9-\u02bd\u02c8\u055a\ua78c]/g;
/** Hyphens and dashes of every length, and the minus. */
const DASHES = /[\p{Pd}\u2212\u2043]/gu;
const SPACES = /\s+/g;

/** Letters that Unicode does not decompose into a base letter and a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  ħ: 'h',
  Ħ: 'H',
  ŧ: 't',
  Ŧ: 'T',
  ı: 'i',
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  þ: 'th',
  Þ: 'Th',
  ς: 'σ',
};
const OTHER_LETTERS = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

/**
 * Folds spelling variants for comparison: no accents, no invisible characters, one kind of apostrophe, hyphen and
 * space, and basic letters for ø, ł, đ, ß, æ and the like. Capitals stay.
 */
export function stripDiacritics(text: string): string {
  if (PLAIN.test(text)) return text.replace(SPACES, ' ');
  return text
    .replace(GRAVE_OR_ACUTE, "'")
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(QUOTES, "'")
    .replace(DASHES, '-')
    .replace(OTHER_LETTERS, letter => LETTERS[letter] ?? letter)
    .replace(SPACES, ' ');
}
