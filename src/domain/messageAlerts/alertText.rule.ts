import { isBlank } from '../kernel/isBlank';
import { rule, says } from '../kernel/rule';
import { TURNS_TEXT } from '../kernel/withoutHidden';
import { addressesIn } from './messageParts';

/** Characters of a message, at most, in code points: an emoji of one sign is one. */
export const LONGEST_MESSAGE = 500;

export type AlertTextFault =
  | { readonly kind: 'missing' }
  | { readonly kind: 'tooLong'; readonly length: number }
  /** A character that nobody sees and that changes what others see. */
  | { readonly kind: 'hidden' }
  /** An address that is no `https` link, as it was written. */
  | { readonly kind: 'link'; readonly link: string };

/** Controls other than the line feed. */
const CONTROL = /[^\P{Cc}\n]/u;
/** Characters of a message as they are counted. */
export const messageLength = (text: string): number => Array.from(text).length;

/** What keeps a text from being a message; null where nothing does. */
export const alertText = rule(
  {
    id: 'CR-MALERT-05',
    statement:
      says`A message is plain text of at most ${LONGEST_MESSAGE} characters, counted in code points, with something ` +
      says`to read in it. Markup has no meaning and is shown as it was typed. An address in it begins with https:// ` +
      says`and has no name of a person before its host. Control characters, and characters that turn the direction ` +
      says`of a text, are refused: they make a message look like another one.`,
    source: 'DESIGN §9 row 61',
    hazards: ['HAZ-16'],
  },
  ({ text }: { readonly text: string }): AlertTextFault | null => {
    const message = text.trim();
    if (isBlank(message)) return { kind: 'missing' };
    const length = messageLength(message);
    if (length > LONGEST_MESSAGE) return { kind: 'tooLong', length };
    if (CONTROL.test(message) || TURNS_TEXT.test(message)) return { kind: 'hidden' };
    const link = addressesIn(message).find(({ isSafe }) => !isSafe);
    return link === undefined ? null : { kind: 'link', link: link.text };
  },
);
