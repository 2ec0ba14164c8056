import { plainText } from '@/domain/kernel/plainText';

/** Finds words in a text, ignoring accents and case; returns start and end (exclusive) as string indices. */
export function findMatches(text: string, words: string): readonly (readonly [start: number, end: number])[] {
  const wanted = plainText(words.trim());
  const places: [number, number][] = [];
  if (wanted === '') return places;
  const { plain, from } = plainSigns(text);
  for (let at = plain.indexOf(wanted); at !== -1; at = plain.indexOf(wanted, at + wanted.length)) {
    const last = at + wanted.length - 1;
    places.push([from[at] ?? 0, from.slice(last).find(sign => sign > (from[last] ?? 0)) ?? text.length]);
  }
  return places;
}

/** The normalised text, and for each of its characters the start index in the original text. */
function plainSigns(text: string): { readonly plain: string; readonly from: readonly number[] } {
  let plain = '';
  let at = 0;
  const from: number[] = [];
  for (const sign of text) {
    const folded = plainText(sign);
    // Several spaces are treated as one.
    const added = folded === ' ' && plain.endsWith(' ') ? '' : folded;
    for (let unit = 0; unit < added.length; unit += 1) from.push(at);
    plain += added;
    at += sign.length;
  }
  return { plain, from };
}
