/** Characters of a biography. */
export const LONGEST_BIOGRAPHY = 2_000;

/** A biography as it is kept: without white space around it and with at most one empty line in a row. */
export const biography = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
