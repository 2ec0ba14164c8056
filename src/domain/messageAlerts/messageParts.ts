/** An address with a scheme, or one of the schemes that run something. */
const ADDRESS = /\b[a-z][a-z\d+.-]*:\/\/\S*|\b(?:javascript|data|vbscript|blob):\S*|\bwww\.\S+/giu;
/** A host of letters that people of any language type, without a name before an `@`. */
const SAFE = /^https:\/\/[^\s/?#@\\:[\]]+\.[^\s/?#@\\:[\].]+(?::\d{1,5})?(?:[/?#]\S*)?$/iu;
/** What ends a sentence or a bracket, and not the address in it. */
const TRAILING = /[.,;:!?'"»”’)\]}>]/u;

export interface MessagePart {
  readonly text: string;
  readonly isLink: boolean;
}

/** A message in parts: its `https` links, and the text between them as it was typed. */
export function messageParts(message: string): readonly MessagePart[] {
  const parts: MessagePart[] = [];
  let end = 0;
  for (const { text, at, isSafe } of addressesIn(message)) {
    if (!isSafe) continue;
    if (at > end) parts.push({ text: message.slice(end, at), isLink: false });
    parts.push({ text, isLink: true });
    end = at + text.length;
  }
  if (end < message.length) parts.push({ text: message.slice(end), isLink: false });
  return parts;
}

interface Address {
  readonly text: string;
  /** Where it begins in the message. */
  readonly at: number;
  /** It is a link: `https`, and no name of a person before its host. */
  readonly isSafe: boolean;
}

/** What looks like an address in a message. */
export const addressesIn = (message: string): readonly Address[] =>
  [...message.matchAll(ADDRESS)].map(match => {
    const text = withoutTrailing(match[0]);
    return { text, at: match.index, isSafe: SAFE.test(text) };
  });

function withoutTrailing(address: string): string {
  let end = address.length;
  while (end > 0 && TRAILING.test(address.charAt(end - 1))) end -= 1;
  return address.slice(0, end);
}
