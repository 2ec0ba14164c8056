import { plainText } from './plainText';
import { stripDiacritics } from './stripDiacritics';

/** Characters between words. Characters that occur inside names and emails belong to the word. */
const BETWEEN = /[^\p{L}\p{N}@._+'-]+/u;
/** Characters that do not belong to a word at its edges. */
const EDGES = /^[.'-]+|(?<![.'-])[.'-]+$/g;
const UMLAUT = /[äöü]/gi;
/** Characters that are optional in names. */
const SIGNS = /['-]/g;
const SIGNS_AND_SPACES = /['\s-]/g;

/**
 * True if a text contains every word of a query in any order, ignoring accents, capitals, spaces and punctuation.
 * O'Neil, Anne-Marie and Müller are also found as ONeil, Anne Marie and Mueller, and the other way round.
 */
export function hasWords(text: string, query: string): boolean {
  const searched = spellingsOf(text);
  const isThere = (word = ''): boolean => searched.some(one => hasWord(one, word.replace(EDGES, '')));
  const [plain = [], german = plain] = spellingsOf(query).map(spelling => spelling.split(BETWEEN));
  return plain.every((word, at) => isThere(word) || isThere(german[at]));
}

/** Returns spellings with ä, ö and ü as a, o and u, and as ae, oe and ue. */
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
