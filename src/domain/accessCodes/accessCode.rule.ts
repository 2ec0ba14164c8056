import { pastedIdentifier } from '../kernel/pastedIdentifier';
import { rule, says } from '../kernel/rule';

/** Codes of before may be so short. */
const SHORTEST = 4;
/** Below this, codes can be found by trying. */
const SHORTEST_NEW = 6;
const LONGEST = 32;

/** Segments of the backend's paths that are in the place of an access code. */
const RESERVED_CODES = ['LIST', 'ACTION', 'VALID'];

/** Characters of generated codes: none of them is taken for another on paper. */
export const GENERATED_CHARACTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

export type WrittenCode =
  | { readonly kind: 'code'; /** In capitals: two spellings of one code are equal. */ readonly code: string }
  | { readonly kind: 'tooShort' }
  | { readonly kind: 'tooLong' }
  /** Another character than A to Z, 0 to 9 and the hyphen; the first of them. */
  | { readonly kind: 'character'; readonly character: string }
  /** A hyphen at the start, at the end or next to another. */
  | { readonly kind: 'hyphen' }
  | { readonly kind: 'reserved' };

/** An access code as somebody wrote it. */
export const accessCode = rule(
  {
    id: 'CR-CODE-01',
    statement:
      says`An access code has ${SHORTEST} to ${LONGEST} characters: letters A to Z, digits and single hyphens ` +
      says`inside. A new one has at least ${SHORTEST_NEW}. Lower case means the same, every dash is a hyphen, and ` +
      says`what a list or a word processor puts around it does not count, so two spellings are one code. The words ` +
      says`${RESERVED_CODES.join(', ')} are no codes.`,
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
