import { isBlank } from '../kernel/isBlank';
import { rule, says } from '../kernel/rule';
import { TURNS_TEXT } from '../kernel/withoutHidden';

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
/** An address with a scheme, or one of the schemes that run something. */
const ADDRESS = /\b[a-z][a-z\d+.-]*:\/\/\S*|\b(?:javascript|data|vbscript|blob):\S*|\bwww\.\S+/giu;
/** A host of letters that people of any language type, without a name before an `@`. */
const SAFE = /^https:\/\/[^\s/?#@\\:[\]]+\.[^\s/?#@\\:[\].]+(?::\d{1,5})?(?:[/?#]\S*)?$/iu;
/** What ends a sentence or a bracket, and not the address in it. */
const TRAILING = /[.,;:!?'"»”’)\]}>]/u;

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
    const link = addressesIn(message).find(({ text: one }) => !SAFE.test(one));
    return link === undefined ? null : { kind: 'link', link: link.text };
  },
);

export interface MessagePart {
  readonly text: string;
  readonly isLink: boolean;
}

/** A message in parts: its `https` links, and the text between them as it was typed. */
export function messageParts(message: string): readonly MessagePart[] {
  const parts: MessagePart[] = [];
  let end = 0;
  for (const { text, at } of addressesIn(message)) {
    if (!SAFE.test(text)) continue;
    if (at > end) parts.push({ text: message.slice(end, at), isLink: false });
    parts.push({ text, isLink: true });
    end = at + text.length;
  }
  if (end < message.length) parts.push({ text: message.slice(end), isLink: false });
  return parts;
}

const addressesIn = (text: string): readonly { readonly text: string; readonly at: number }[] =>
  [...text.matchAll(ADDRESS)].map(match => ({ text: withoutTrailing(match[0]), at: match.index }));

function withoutTrailing(address: string): string {
  let end = address.length;
  while (end > 0 && TRAILING.test(address.charAt(end - 1))) end -= 1;
  return address.slice(0, end);
}
