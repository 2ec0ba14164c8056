import { rule, says } from '../../kernel/rule';
import { isBlank } from '../../kernel/isBlank';

/** Longest note, in code points. */
export const LONGEST_NOTE = 2_000;
/**
 * Maximum size of an encoded note in a URL, in octets. Common servers refuse request lines above 8 kB, and the rest of
 * the line needs some of that.
 */
export const LONGEST_NOTE_OCTETS = 7_000;

export type NoteFault = 'empty' | 'tooLong' | 'unsendable';

/** Result of checking a note, with the number of characters left. */
export interface NoteTextVerdict {
  readonly fault: NoteFault | null;
  /**
   * Code points left until the nearer limit, if the text continues with similar characters; negative above the limit.
   */
  readonly left: number;
}

/** Checks whether a text may be saved as a note. */
export const noteText = rule(
  {
    id: 'CR-MOMENT-01',
    statement:
      says`A note has at most ${LONGEST_NOTE} characters, counted as code points, and at least one of them is ` +
      says`not white space. Because the note is sent in the query of a URL, and common servers refuse long ` +
      says`request lines, its encoded form must not exceed ${LONGEST_NOTE_OCTETS} octets either. The characters ` +
      says`left are counted to the nearer limit, assuming characters like those typed. A text with half a ` +
      says`character (a lone surrogate) cannot be sent. A note is never truncated: a text that is too long is ` +
      says`rejected and stays as typed.`,
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

/** `each`: average octets of a typed character. One octet too many counts as one character too many. */
const charactersLeft = (octets: number, each: number): number => Math.floor(octets / each);
