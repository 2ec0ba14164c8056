import { plainText } from '../../kernel/plainText';

/** An entry that can be found by its label. */
interface Findable {
  readonly label: string;
}

/** Maximum of matches; longer lists are not read. */
const MOST = 30;

/** Smaller is better; undefined: the label lacks a word of the query. */
function rank(label: string, words: readonly string[]): number | undefined {
  const text = plainText(label);
  const parts = text.split(/[^\p{L}\p{N}]+/u);
  const ranks = words.map(word => {
    if (text.startsWith(word)) return 0;
    if (parts.some(part => part.startsWith(word))) return 1;
    return text.includes(word) ? 2 : undefined;
  });
  return ranks.reduce<number | undefined>(
    (sum, one) => (sum === undefined || one === undefined ? undefined : sum + one),
    0,
  );
}

/**
 * Returns entries whose label contains all words of the query, ignoring order, case and accents: matches at the start
 * of labels and words first, otherwise in the given order.
 */
export function paletteMatches<T extends Findable>(entries: readonly T[], query: string): readonly T[] {
  const words = plainText(query)
    .split(/\s+/)
    .filter(word => word !== '');
  return entries
    .flatMap(entry => {
      const place = rank(entry.label, words);
      return place === undefined ? [] : [{ entry, place }];
    })
    .sort((a, b) => a.place - b.place)
    .slice(0, MOST)
    .map(({ entry }) => entry);
}
