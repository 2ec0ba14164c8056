import type { ReactNode } from 'react';

/** Shorter texts are drawn quickly whatever stands in them. */
const SHORT = 512;
const pile = /\p{M}{64}/gu;

/**
 * What somebody wrote, sign for sign. Thousands of marks on one letter would take the browser a second, since it
 * compares each with all the others: such a pile is drawn in parts. Halves of signs, for each of which it looks through
 * its fonts, are drawn as the sign for them.
 */
export function writtenText(written: string): ReactNode {
  if (written.length < SHORT) return written;
  const text = written.replaceAll(/\p{Surrogate}/gu, '\ufffd');
  const ends = Array.from(text.matchAll(pile), match => match.index + match[0].length);
  if (ends.length === 0) return text;
  const parts = [0, ...ends].map((from, at) => text.slice(from, ends[at])).filter(part => part !== '');
  return parts.map((part, at) => <bdi key={at}>{part}</bdi>);
}
