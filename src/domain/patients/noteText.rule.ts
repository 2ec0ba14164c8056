import { rule } from '../rule';

/** Longest note, in code points. */
export const LONGEST_NOTE = 2_000;
/** Most octets that a note may take in an address. Common servers refuse request lines above 8 kB; the rest of the line needs some too. */
export const LONGEST_NOTE_OCTETS = 7_000;

export type NoteFault = 'empty' | 'tooLong' | 'unsendable';

/** What is wrong with a note, and how many characters may still be typed. */
export interface NoteTextVerdict {
  readonly fault: NoteFault | null;
  /** Code points left; negative above the limit. */
  readonly left: number;
}

/** Whether a text may be saved as a note. */
export const noteText = rule(
  {
    id: 'CR-MOMENT-01',
    statement:
      'A note has 1 to 2,000 characters, counted as code points, of which one at least is no white space. Since the note travels in the query of an address, and common servers refuse request lines above 8 kB, its encoded form must not take more than 7,000 octets either. A text with half a character (a lone surrogate) cannot be sent. Nothing is ever cut off: what is too long is refused and stays as typed.',
    source: 'D3 §7 Patient moments: "POST .../moments/note (query note)"; DESIGN §5 row 15',
    hazards: ['HAZ-12'],
  },
  ({ text }: { readonly text: string }): NoteTextVerdict => {
    const left = LONGEST_NOTE - [...text].length;
    if (text.trim() === '') return { fault: 'empty', left };
    if (/[\uD800-\uDFFF]/u.test(text)) return { fault: 'unsendable', left };
    return { fault: left < 0 || encodeURIComponent(text).length > LONGEST_NOTE_OCTETS ? 'tooLong' : null, left };
  },
);
