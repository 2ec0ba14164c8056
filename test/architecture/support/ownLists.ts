import type { SourceTree } from './readTree';

/** Where the one list of hidden characters is, and what it leaves in the names of people. */
const ONE_LIST = ['src/domain/kernel/stripInvisible.ts', 'src/domain/kernel/asSeen.ts'];
/** A class of formats or fillers, or a character without width, or one that turns the direction of text. */
const HIDDEN = /\\p\{(?:Cf|Default_Ignorable_Code_Point)\}|\\u(?:200[b-f]|202[a-e]|206\d|3164|2800)/gi;

/** Lists of hidden characters beside the one of the domain: a name that one of them refuses another one lets in. */
export const ownLists = (tree: SourceTree): string[] =>
  [...tree]
    .filter(([path]) => /^(?:src|sandbox|packages)\//.test(path) && /\.tsx?$/.test(path) && !ONE_LIST.includes(path))
    .flatMap(([path, text]) => [...text.matchAll(HIDDEN)].map(([found]) => `${path}: ${found}`));
