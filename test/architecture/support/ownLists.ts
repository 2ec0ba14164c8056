import type { SourceTree } from './readTree';

/** The only list of hidden characters, and the rule for those kept in text. */
const ONE_LIST = ['src/domain/kernel/stripInvisible.ts', 'src/domain/kernel/asSeen.ts'];
/** A character class of formats or fillers, or a character without width or for the direction of text. */
const HIDDEN = /\\p\{(?:Cf|Default_Ignorable_Code_Point)\}|\\u(?:200[b-f]|202[a-e]|206\d|3164|2800)/gi;

/**
 * Other lists of hidden characters than the domain's. With two lists, one would accept a name that the other rejects.
 */
export const ownLists = (tree: SourceTree): string[] =>
  [...tree]
    .filter(([path]) => /^(?:src|sandbox|packages)\//.test(path) && /\.tsx?$/.test(path) && !ONE_LIST.includes(path))
    .flatMap(([path, text]) => [...text.matchAll(HIDDEN)].map(([found]) => `${path}: ${found}`));
