export interface TextSegment {
  readonly text: string;
  /** Where the segment leads to, when it is a link that is safe to follow. */
  readonly href?: string;
}

const candidate = /(?:https?:\/\/|mailto:)[^\s<>"']+/gi;
const safeProtocols = new Set(['http:', 'https:', 'mailto:']);
/** Signs that end a sentence rather than an address. */
const trailing = /[.,;:!?)\]}»”’]+$/;

/** Cuts a message into plain text and links. Everything that is not plainly a web or mail address stays text. */
export function textSegments(text: string): TextSegment[] {
  const segments: TextSegment[] = [];
  let from = 0;
  for (const match of text.matchAll(candidate)) {
    const address = match[0].replace(trailing, '');
    const href = safeHref(address);
    if (href === undefined) continue;
    if (match.index > from) segments.push({ text: text.slice(from, match.index) });
    segments.push({ text: address, href });
    from = match.index + address.length;
  }
  if (from < text.length) segments.push({ text: text.slice(from) });
  return segments;
}

function safeHref(address: string): string | undefined {
  const url = URL.parse(address);
  // A user name before the host makes one address look like another.
  return url !== null && safeProtocols.has(url.protocol) && url.username === '' ? url.href : undefined;
}
