import { plainText } from '@/domain/kernel/plainText';

/** Where words occur in a text, in any spelling: from the first character to behind the last, in string indices. */
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

/** The text as it is searched, and for each of its signs where that begins in the text as it was written. */
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
