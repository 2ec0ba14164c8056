import type { SourceTree } from './readTree';

/** A comment line or a test title that is not plain English, with the words that are not. */
export interface ProseFault {
  readonly path: string;
  readonly line: number;
  readonly words: string;
}

/** Patterns of metaphors and phrases that a native engineer would not write; CONTRIBUTING.md says how to write. */
const phrases = ['stands?', 'stood', 'hears?', 'heard', 'told', 'tells?', 'owed', 'owes?', 'whoever', 'goes along'];
const unplain = new RegExp(
  `\\b(?:${[...phrases, 'all the same', 'not any more', 'no more than that'].join('|')})\\b`,
  'i',
);
/** Field terms that contain such a word. */
const terms = /\b(?:stands? (?:in )?for|stand-ins?|(?:tells?|told)(?: \w+){0,2} apart)\b/gi;

const comment = /^\s*(?:\/\/|\/?\*+)(.*)$|\s\/\/ (.*)$/;
const title = /^\s*(?:\]\)|(?:it|test|describe)(?:\.[\w.]+)?)\(\s*(['"`])(.*)\1/;

/** Every comment line and test title that has unplain words. */
export function proseFaults(tree: SourceTree): readonly ProseFault[] {
  return [...tree].flatMap(([path, text]) =>
    text.split('\n').flatMap((line, index) => {
      const said = (title.exec(line)?.[2] ?? comment.exec(line)?.slice(1).find(Boolean) ?? '').replace(terms, '');
      const words = unplain.exec(said)?.[0];
      return words === undefined ? [] : [{ path, line: index + 1, words }];
    }),
  );
}

/** The folder by which faults are counted: the top one, and within `src` and `test` the next one. */
const folderOf = (path: string): string =>
  path
    .split('/')
    .slice(0, /^(src|test)\/[^/]+\//.test(path) ? 2 : 1)
    .join('/');

/** How many faults each folder has; folders without any are left out. */
export function countByFolder(faults: readonly ProseFault[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const folder of faults.map(({ path }) => folderOf(path)).sort()) counts[folder] = (counts[folder] ?? 0) + 1;
  return counts;
}

/** Folders with more faults than allowed, and those whose number can be lowered. */
export function ratchetFaults(
  counts: Readonly<Record<string, number>>,
  allowed: Readonly<Record<string, number>>,
): readonly string[] {
  const folders = [...new Set([...Object.keys(counts), ...Object.keys(allowed)])].sort();
  return folders.flatMap(folder => {
    const [count, most] = [counts[folder] ?? 0, allowed[folder] ?? 0];
    if (count > most) return [`${folder}: ${count} lines are not plain, ${most} allowed`];
    return count < most ? [`${folder}: lower the number from ${most} to ${count}: \`npm run ratchets\``] : [];
  });
}
