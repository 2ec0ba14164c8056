/** Characters of a biography. */
export const LONGEST_BIOGRAPHY = 2_000;

/** Control characters but for tabs and line breaks, and characters that turn the direction of the text around them. */
const HIDDEN = /(?![\t\n])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/**
 * A biography as it is kept: without white space around it, with at most one empty line in a row, and without
 * characters that nobody sees and that could make the text look like another one.
 */
export const biography = (text: string): string =>
  text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(HIDDEN, '')
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
