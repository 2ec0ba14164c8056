import { imageLink } from '@/domain/chat/imageLink.rule';

export interface TextSegment {
  readonly text: string;
  /** Where the segment leads to, when it is a link that is safe to follow. */
  readonly href?: string;
}

/** A web or mail address, or the path of an image in the static storage. */
const candidate = /(?:https?:\/\/|mailto:)[^\s<>"']+|(?<=^|[\s(])\/?(?:[\w-]+\/)+[\w-]+\.(?:png|jpe?g|gif|webp)(?=$|[\s).,;:!?])/gi;
const safeProtocols = new Set(['http:', 'https:', 'mailto:']);
/** Signs that end a sentence rather than an address. */
const trailing = /[.,;:!?)\]}»”’]$/;
const BRACKETS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** Cuts a message into plain text and links. Everything that is not plainly an address stays text. `imageBase` stands in front of images' paths. */
export function textSegments(text: string, imageBase = ''): TextSegment[] {
  const segments: TextSegment[] = [];
  let from = 0;
  for (const match of text.matchAll(candidate)) {
    const address = withoutEnd(match[0]);
    const href = safeHref(/^(?:https?|mailto):/i.test(address) ? address : imageLink({ link: address, base: imageBase }));
    if (href === undefined) continue;
    if (match.index > from) segments.push({ text: text.slice(from, match.index) });
    segments.push({ text: address, href });
    from = match.index + address.length;
  }
  if (from < text.length) segments.push({ text: text.slice(from) });
  return segments;
}

/** A bracket that was opened within the address belongs to it. */
function withoutEnd(address: string): string {
  const last = address.at(-1) ?? '';
  if (!trailing.test(address)) return address;
  const opening = BRACKETS[last];
  if (opening !== undefined && address.split(last).length <= address.split(opening).length) return address;
  return withoutEnd(address.slice(0, -1));
}

function safeHref(address: string): string | undefined {
  const url = URL.parse(address);
  // A user name before the host makes one address look like another.
  return url !== null && safeProtocols.has(url.protocol) && url.username === '' ? url.href : undefined;
}
