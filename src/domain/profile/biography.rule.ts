import { asSeen } from '../kernel/asSeen';
import { rule, says } from '../kernel/rule';

/** Characters of a biography. */
export const LONGEST_BIOGRAPHY = 2_000;

export interface ReadBiography {
  readonly biography: string;
  readonly isTooLong: boolean;
}

/** What is kept and shown of a text that a therapist writes about themselves. */
export const biography = rule(
  {
    id: 'CR-NAME-03',
    statement:
      says`A biography is plain text of at most ${LONGEST_BIOGRAPHY} characters, markup included. White space around ` +
      says`it and more than one empty line in a row are left out, and so are characters that nobody sees or that ` +
      says`turn the direction of the text around them, but for those that shape the letters and pictures beside them.`,
    source: 'DESIGN §9 row 47',
    hazards: ['HAZ-10'],
  },
  ({ text }: { readonly text: string }): ReadBiography => {
    const kept = asSeen(text.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n'))
      .split('\n')
      .map(line => line.trimEnd())
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim();
    return { biography: kept, isTooLong: kept.length > LONGEST_BIOGRAPHY };
  },
);
