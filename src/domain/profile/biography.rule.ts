import { asSeen } from '../kernel/asSeen';
import { rule, says } from '../kernel/rule';

/** Maximum length of a biography, in UTF-16 code units. */
export const LONGEST_BIOGRAPHY = 2_000;

export interface ReadBiography {
  readonly biography: string;
  readonly isTooLong: boolean;
}

/** Cleans the text that a therapist writes about themselves. */
export const biography = rule(
  {
    id: 'CR-NAME-03',
    statement:
      says`A biography is plain text of at most ${LONGEST_BIOGRAPHY} characters, including any markup, which is ` +
      says`shown as typed. White space around it, repeated empty lines, invisible characters and characters that ` +
      says`reverse the text direction are removed, unless they shape the letters and emoji next to them.`,
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
