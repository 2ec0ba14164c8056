import { rule, says } from '../kernel/rule';

/** Characters of a biography. */
export const LONGEST_BIOGRAPHY = 2_000;

/** Control characters but for tabs and line breaks, and characters that turn the direction of the text around them. */
const HIDDEN = /(?![\t\n])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

export interface ReadBiography {
  readonly biography: string;
  readonly isTooLong: boolean;
}

/** What is kept and shown of a text that a therapist writes about themselves. */
export const biography = rule(
  {
    id: 'CR-NAME-03',
    statement: says`A biography is plain text of at most ${LONGEST_BIOGRAPHY} characters, markup included. White space around it and more than one empty line in a row are left out, and so are characters that nobody sees or that turn the direction of the text around them.`,
    source: 'DESIGN §9 row 47',
    hazards: ['HAZ-10'],
  },
  ({ text }: { readonly text: string }): ReadBiography => {
    const kept = text
      .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
      .replace(HIDDEN, '')
      .replace(/(?<![ \t])[ \t]+\n/g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim();
    return { biography: kept, isTooLong: kept.length > LONGEST_BIOGRAPHY };
  },
);
