import { pastedIdentifier } from '../kernel/pastedIdentifier';
import { rule, says } from '../kernel/rule';

/** Older codes may be this short. */
const SHORTEST = 4;
/** Shorter codes can be guessed by trial. */
const SHORTEST_NEW = 6;
const LONGEST = 32;

/** Path segments of the backend that occupy the place of an access code. */
const RESERVED_CODES = ['LIST', 'ACTION', 'VALID'];

/** Characters of generated codes. None can be mistaken for another on paper. */
export const GENERATED_CHARACTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

export type WrittenCode =
  | { readonly kind: 'code'; /** In capitals: two spellings of one code are equal. */ readonly code: string }
  | { readonly kind: 'tooShort' }
  | { readonly kind: 'tooLong' }
  /** The first character that is not A to Z, 0 to 9 or a hyphen. */
  | { readonly kind: 'character'; readonly character: string }
  /** A hyphen at the start, at the end or next to another. */
  | { readonly kind: 'hyphen' }
  | { readonly kind: 'reserved' };

/** Reads an access code as typed or pasted. */
export const accessCode = rule(
  {
    id: 'CR-CODE-01',
    statement:
      says`An access code has ${SHORTEST} to ${LONGEST} characters: letters A to Z, digits and single hyphens ` +
      says`inside. A new code has at least ${SHORTEST_NEW}. Lower case counts as upper case, every dash counts ` +
      says`as a hyphen, and the characters that a list or a word processor adds around a code are ignored, so ` +
      says`two spellings are one code. The words ${RESERVED_CODES.join(', ')} are not accepted as codes.`,
    source: 'DESIGN §9 row 6; DESIGN §9 row 7',
    hazards: ['HAZ-17', 'HAZ-18'],
  },
  ({ text, isNew = false }: { readonly text: string; readonly isNew?: boolean }): WrittenCode => {
    const written = pastedIdentifier(text);
    const code = written.toUpperCase();
    const [character] = [...written].filter(one => !/[a-z\d-]/i.test(one));
    if (character !== undefined) return { kind: 'character', character };
    if (RESERVED_CODES.includes(code)) return { kind: 'reserved' };
    if (code.length < (isNew ? SHORTEST_NEW : SHORTEST)) return { kind: 'tooShort' };
    if (code.length > LONGEST) return { kind: 'tooLong' };
    if (/^-|-$|--/.test(code)) return { kind: 'hyphen' };
    return { kind: 'code', code };
  },
);
