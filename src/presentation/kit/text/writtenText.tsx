import type { ReactNode } from 'react';

/** Texts shorter than this render quickly whatever they contain, in UTF-16 code units. */
const SHORT = 512;
const pile = /\p{M}{64}/gu;

/**
 * Renders text that a user wrote. Browsers are slow with thousands of combining marks on one letter and with lone
 * surrogates, so long runs of marks are rendered in parts, and lone surrogates as the replacement character.
 */
export function writtenText(written: string): ReactNode {
  if (written.length < SHORT) return written;
  const text = written.replaceAll(/\p{Surrogate}/gu, '\ufffd');
  const ends = Array.from(text.matchAll(pile), match => match.index + match[0].length);
  if (ends.length === 0) return text;
  const parts = [0, ...ends].map((from, at) => text.slice(from, ends[at])).filter(part => part !== '');
  return parts.map((part, at) => <bdi key={at}>{part}</bdi>);
}
