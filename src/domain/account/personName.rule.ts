import { asSeen } from '../kernel/asSeen';
import { rule, says } from '../kernel/rule';

/** In characters, for a first or last name. */
export const LONGEST_NAME = 60;
/** In characters, for a screen name. */
export const SHORTEST_SCREEN_NAME = 2;
export const LONGEST_SCREEN_NAME = 30;

const LINE_BREAK = /[\n-\r\u2028\u2029]/;

export type NameFault = 'empty' | 'tooShort' | 'tooLong' | 'hiddenCharacters';

export type ReadName =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'fault'; readonly fault: NameFault };

/** Reads a text as the name of a member of staff. */
export const personName = rule(
  {
    id: 'CR-NAME-01',
    statement:
      says`A first or last name has a letter or a digit and at most ${LONGEST_NAME} characters; a screen name ` +
      says`has ${SHORTEST_SCREEN_NAME} to ${LONGEST_SCREEN_NAME} characters. White space around a name is ` +
      says`removed, and white space inside counts as one space. Invisible characters and characters that reverse ` +
      says`the text direction are rejected, unless they shape the letters and emoji next to them.`,
    source: 'DESIGN §9 row 33',
    hazards: ['HAZ-10'],
  },
  ({ text, kind }: { readonly text: string; readonly kind: 'name' | 'screenName' }): ReadName => {
    const name = text.trim().replace(/[\t\p{Zs}]+/gu, ' ');
    const fault = (found: NameFault): ReadName => ({ kind: 'fault', fault: found });
    if (LINE_BREAK.test(name) || asSeen(name) !== name) return fault('hiddenCharacters');
    if (!/[\p{L}\p{N}]/u.test(name)) return fault('empty');
    const length = [...name].length;
    if (kind === 'screenName' && length < SHORTEST_SCREEN_NAME) return fault('tooShort');
    if (length > (kind === 'name' ? LONGEST_NAME : LONGEST_SCREEN_NAME)) return fault('tooLong');
    return { kind: 'name', name };
  },
);
