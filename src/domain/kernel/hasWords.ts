import { plainText } from './plainText';

/** The characters between words. Those that may be inside a name or an email belong to its word. */
const BETWEEN = /[^\p{L}\p{N}@._+'-]+/u;
/** What belongs to no word at the edge of one. */
const EDGES = /^[.'-]+|(?<![.'-])[.'-]+$/g;
/** What a name may be written with or without. */
const SIGNS = /['-]/g;
const SIGNS_AND_SPACES = /['\s-]/g;

/**
 * Whether every word of a query is in a text: in any order, whatever the accents, the capitals, and the spaces and
 * punctuation between them.
 * O'Neil and Anne-Marie are also found as ONeil and Anne Marie, and the other way about.
 */
export function hasWords(text: string, query: string): boolean {
  const searched = plainText(text);
  return plainText(query)
    .split(BETWEEN)
    .every(part => hasWord(searched, part.replace(EDGES, '')));
}

function hasWord(searched: string, word: string): boolean {
  if (searched.includes(word)) return true;
  const bare = word.replace(SIGNS, '');
  return searched.replace(bare === word ? SIGNS : SIGNS_AND_SPACES, '').includes(bare);
}
