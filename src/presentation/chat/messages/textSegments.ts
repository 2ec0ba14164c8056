import { stripInvisible } from '@/domain/kernel/stripInvisible';
import { imageLink } from '@/domain/chat/messages/imageLink';

export interface TextSegment {
  readonly text: string;
  /** The target of a link that is safe to follow. */
  readonly href?: string;
}

/** A web or mail address, or the path of an image in the static storage. */
const candidate =
  /(?:https?:\/\/|mailto:)[^\s<>"']+|(?<=^|[\s(])\/?(?:[\w-]+\/)+[\w-]+\.(?:png|jpe?g|gif|webp)(?=$|[\s).,;:!?])/gi;
const safeProtocols = new Set(['http:', 'https:', 'mailto:']);
/** Characters that end a sentence rather than an address. */
const trailing = /[.,;:!?)\]}»”’]/;
const BRACKETS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/**
 * Splits a message into plain text and links. Anything that is not clearly an address stays text. `imageBase` is the
 * prefix of image paths.
 */
export function textSegments(text: string, imageBase = ''): TextSegment[] {
  const segments: TextSegment[] = [];
  let from = 0;
  for (const match of text.matchAll(candidate)) {
    const address = withoutEnd(match[0]);
    const href = safeHref(
      /^(?:https?|mailto):/i.test(address) ? address : imageLink({ link: address, base: imageBase }),
    );
    if (href === undefined) continue;
    if (match.index > from) segments.push({ text: text.slice(from, match.index) });
    segments.push({ text: address, href });
    from = match.index + address.length;
  }
  if (from < text.length) segments.push({ text: text.slice(from) });
  return segments;
}

/**
 * Returns the address without the punctuation of the sentence around it. A bracket that was opened within the address
 * belongs to it. Reads each character once, because messages may be long.
 */
function withoutEnd(address: string): string {
  const counts = new Map<string, number>();
  for (const sign of address) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  const countOf = (sign: string | undefined): number => counts.get(sign ?? '') ?? 0;
  let end = address.length;
  for (; end > 0 && trailing.test(address.charAt(end - 1)); end -= 1) {
    const last = address.charAt(end - 1);
    const opening = BRACKETS[last];
    if (opening !== undefined && countOf(last) <= countOf(opening)) break;
    counts.set(last, countOf(last) - 1);
  }
  return address.slice(0, end);
}

function safeHref(address: string): string | undefined {
  // With a hidden character, one address looks like another as well.
  const url = stripInvisible(address) === address ? URL.parse(address) : null;
  // A user name before the host makes one address look like another.
  return url !== null && safeProtocols.has(url.protocol) && url.username === '' ? url.href : undefined;
}
