import { plainText } from './plainText';
import { stripDiacritics } from './stripDiacritics';

/** The characters between words. Those that may be inside a name or an email belong to its word. */
const BETWEEN = /[^\p{L}\p{N}@._+'-]+/u;
/** What belongs to no word at the edge of one. */
const EDGES = /^[.'-]+|(?<![.'-])[.'-]+$/g;
const UMLAUT = /[äöü]/gi;
/** What a name may be written with or without. */
const SIGNS = /['-]/g;
const SIGNS_AND_SPACES = /['\s-]/g;

/**
 * Whether every word of a query is in a text: in any order, whatever the accents, the capitals, and the spaces and
 * punctuation between them.
 * O'Neil, Anne-Marie and Müller are also found as ONeil, Anne Marie and Mueller, and the other way about.
 */
export function hasWords(text: string, query: string): boolean {
  const searched = spellingsOf(text);
  const isThere = (word = ''): boolean => searched.some(one => hasWord(one, word.replace(EDGES, '')));
  const [plain = [], german = plain] = spellingsOf(query).map(spelling => spelling.split(BETWEEN));
  return plain.every((word, at) => isThere(word) || isThere(german[at]));
}

/** With ä, ö and ü as a, o and u, and as ae, oe and ue. */
function spellingsOf(text: string): readonly string[] {
  const plain = plainText(text);
  const german = plainText(text.normalize('NFC').replace(UMLAUT, letter => `${stripDiacritics(letter)}e`));
  return german === plain ? [plain] : [plain, german];
}

function hasWord(searched: string, word: string): boolean {
  if (searched.includes(word)) return true;
  const bare = word.replace(SIGNS, '');
  return searched.replace(bare === word ? SIGNS : SIGNS_AND_SPACES, '').includes(bare);
}
