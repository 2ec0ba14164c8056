import { rule, says } from '../../kernel/rule';
import { isBlank } from '../../kernel/isBlank';

/** Longest note, in code points. */
export const LONGEST_NOTE = 2_000;
/**
 * Most octets that a note may take in an address. Common servers refuse request lines above 8 kB; the rest of the line
 * needs some too.
 */
export const LONGEST_NOTE_OCTETS = 7_000;

export type NoteFault = 'empty' | 'tooLong' | 'unsendable';

/** What is wrong with a note, and how many characters may still be typed. */
export interface NoteTextVerdict {
  readonly fault: NoteFault | null;
  /**
   * Code points left by whichever limit is nearer, if the text goes on with such characters as it has; negative above
   * the limit.
   */
  readonly left: number;
}

/** Whether a text may be saved as a note. */
export const noteText = rule(
  {
    id: 'CR-MOMENT-01',
    statement:
      says`A note has at most ${LONGEST_NOTE} characters, counted as code points, and one at least is no white ` +
      says`space. Since the note travels in the query of an address, and common servers refuse long request lines, ` +
      says`its encoded form must not take more than ${LONGEST_NOTE_OCTETS} octets either. ` +
      says`What is left is counted by whichever limit is nearer, in characters such as were typed. ` +
      says`A text with half a character (a lone surrogate) cannot be sent. Nothing is ever cut off: ` +
      says`what is too long is refused and stays as typed.`,
    source: 'D3 §7 Patient moments: "POST .../moments/note (query note)"; DESIGN §5 row 15; DESIGN §8 row 6',
    hazards: ['HAZ-12'],
  },
  ({ text }: { readonly text: string }): NoteTextVerdict => {
    const count = [...text].length;
    if (/[\uD800-\uDFFF]/u.test(text)) return { fault: 'unsendable', left: LONGEST_NOTE - count };
    const octets = encodeURIComponent(text).length;
    const left = Math.min(
      LONGEST_NOTE - count,
      charactersLeft(LONGEST_NOTE_OCTETS - octets, count === 0 ? 1 : octets / count),
    );
    if (isBlank(text)) return { fault: 'empty', left };
    return { fault: left < 0 ? 'tooLong' : null, left };
  },
);

/** `each`: octets of a character such as were typed. One octet too many is one character too many. */
const charactersLeft = (octets: number, each: number): number => Math.floor(octets / each);
