import { isBlank } from '../kernel/isBlank';
import { rule, says } from '../kernel/rule';
import { BIDI_CONTROLS } from '../kernel/stripInvisible';
import { addressesIn } from './messageParts';

/** Maximum length of a message, in code points: a simple emoji counts as one. */
export const LONGEST_MESSAGE = 500;

export type AlertTextFault =
  | { readonly kind: 'missing' }
  | { readonly kind: 'tooLong'; readonly length: number }
  /** An invisible character that changes how the text is displayed. */
  | { readonly kind: 'hidden' }
  /** An address that is not an `https` link, as typed. */
  | { readonly kind: 'link'; readonly link: string };

/** Controls other than the line feed. */
const CONTROL = /[^\P{Cc}\n]/u;
/** Counts the characters of a message. */
export const messageLength = (text: string): number => Array.from(text).length;

/** Checks the text of a message; null if it is valid. */
export const alertText = rule(
  {
    id: 'CR-MALERT-05',
    statement:
      says`A message is plain text of at most ${LONGEST_MESSAGE} characters, counted in code points, with at ` +
      says`least one visible character. Markup has no meaning and is shown as typed. An address in it begins ` +
      says`with https:// and has no user name before its host. Control characters and characters that reverse ` +
      says`the text direction are rejected, because they make a message look like a different one.`,
    source: 'DESIGN §9 row 61',
    hazards: ['HAZ-16'],
  },
  ({ text }: { readonly text: string }): AlertTextFault | null => {
    const message = text.trim();
    if (isBlank(message)) return { kind: 'missing' };
    const length = messageLength(message);
    if (length > LONGEST_MESSAGE) return { kind: 'tooLong', length };
    if (CONTROL.test(message) || BIDI_CONTROLS.test(message)) return { kind: 'hidden' };
    const link = addressesIn(message).find(({ isSafe }) => !isSafe);
    return link === undefined ? null : { kind: 'link', link: link.text };
  },
);
