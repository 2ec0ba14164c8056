/** An address with a scheme, including schemes that execute code. */
const ADDRESS = /\b[a-z][a-z\d+.-]*:\/\/\S*|\b(?:javascript|data|vbscript|blob):\S*|\bwww\.\S+/giu;
/** An https URL with a host and without a user name. */
const SAFE = /^https:\/\/[^\s/?#@\\:[\]]+\.[^\s/?#@\\:[\].]+(?::\d{1,5})?(?:[/?#]\S*)?$/iu;
/** Closing punctuation that does not belong to the address. */
const TRAILING = /[.,;:!?'"»”’)\]}>]/u;

export interface MessagePart {
  readonly text: string;
  readonly isLink: boolean;
}

/** Splits a message into its `https` links and the text between them. */
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
  /** Index in the message. */
  readonly at: number;
  /** It is an `https` link without a user name before its host. */
  readonly isSafe: boolean;
}

/** Finds texts in a message that look like addresses. */
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
