import { posix } from 'node:path';

/** Files by their path from the root, with their text. */
export type Tree = ReadonlyMap<string, string>;

export interface Measure {
  readonly name: string;
  readonly value: string;
}

const isCode = (path: string): boolean => /^(src|sandbox|packages)\/.*\.tsx?$/.test(path) && !path.endsWith('.d.ts');
const isProduct = (path: string): boolean => path.startsWith('src/') && isCode(path);
const linesOf = (text: string): string[] => text.replace(/\n$/, '').split('\n');
const percent = (part: number, whole: number): string => (whole === 0 ? 'none' : `${part} of ${whole}`);

/** The longest line of code, in columns. */
const WIDEST = 120;
/** A file with fewer lines and a single importer is a sign to merge. */
const SMALL = 15;

/** Words of areas by which people look for a feature. */
const searched = ['presence', 'notifications', 'drive', 'legal', 'serverStatus', 'errorReporting'];

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** By path: the files that import it. */
function importersOf(tree: Tree): Map<string, Set<string>> {
  const importers = new Map<string, Set<string>>();
  for (const [path, text] of tree) {
    if (!isProduct(path)) continue;
    for (const [, target = ''] of text.matchAll(/(?:from|import\()\s*'((?:\.|@\/)[^']+)'/g)) {
      const base = target.startsWith('@/') ? `src/${target.slice(2)}` : posix.join(posix.dirname(path), target);
      const found = [`${base}.ts`, `${base}.tsx`, base].find(one => tree.has(one));
      if (found !== undefined) importers.set(found, (importers.get(found) ?? new Set()).add(path));
    }
  }
  return importers;
}

/** Rules, ports, adapters and entries have a file of their own by design. */
const standsAlone = (path: string): boolean =>
  /\.rule\.ts$|\/ports\/|^src\/(main|di)\b|Worker\.ts$|^src\/infrastructure\//.test(path);

function exportsOf(text: string): string[] {
  return [
    ...text.matchAll(/^export (?:declare |abstract |async )*(?:const|function|class|interface|type) (\w+)/gm),
  ].map(([, name = '']) => name);
}

function widestFolders(paths: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const path of paths) counts.set(posix.dirname(path), (counts.get(posix.dirname(path)) ?? 0) + 1);
  const widest = [...counts].sort(([, a], [, b]) => b - a).slice(0, 4);
  return widest.map(([folder, count]) => `${count} ${folder.replace(/^src\//, '')}`).join(', ');
}

/** Names that differ in nothing or in letter case only, exported by several files. */
export function duplicateExports(tree: Tree): string[] {
  const homes = new Map<string, Set<string>>();
  for (const [path, text] of tree) {
    if (!isProduct(path)) continue;
    for (const name of exportsOf(text))
      homes.set(name.toLowerCase(), (homes.get(name.toLowerCase()) ?? new Set()).add(`${path}:${name}`));
  }
  return [...homes.values()].flatMap(names => (names.size > 1 ? [[...names].sort().join(' = ')] : []));
}

/** Identifiers and file names that bear a word of the glossary's list of words that are gone. */
export function forbiddenNames(tree: Tree, words: readonly string[]): string[] {
  const end = '(?=$|[A-Z0-9_]|s\\b)';
  const inside = `(?:^|[a-z0-9_])(?:${words.join('|')})${end}`;
  const asPart = new RegExp(`${inside}|^(?:${words.map(lowered).join('|')})${end}`);
  return [...tree].flatMap(([path, text]) => {
    if (!isCode(path)) return [];
    const code = text.replace(/'(?:[^'\\\n]|\\.)*'/g, "''").replace(/\/\*[\s\S]*?\*\//g, '');
    const names = new Set([...code.matchAll(/[A-Za-z_]\w*/g)].map(([name]) => name));
    return [...names].filter(name => asPart.test(name)).map(name => `${path}: ${name}`);
  });
}

const lowered = (word: string): string => word.charAt(0).toLowerCase() + word.slice(1);

function foundByWord(paths: readonly string[]): string {
  const about = searched.flatMap(word =>
    paths
      .filter(path => path.toLowerCase().includes(word.toLowerCase().replace(/s$/, '')))
      .map(path => ({ word, path })),
  );
  return percent(
    about.filter(({ word, path }) => path.includes(`/${word}/`) || path.includes(`/${word}.`)).length,
    about.length,
  );
}

function wiringPerUseCase(tree: Tree): string {
  const useCases = [...tree]
    .filter(([path, text]) => /^src\/application\//.test(path) && /\bexecute\(/.test(text))
    .map(([path]) => posix.basename(path, '.ts'));
  const wiring = [...tree].filter(([path]) => path.startsWith('src/di/'));
  const counts = useCases
    .map(name => wiring.filter(([, text]) => new RegExp(`\\b${name}\\b`).test(text)).length)
    .filter(count => count > 0);
  return counts.length === 0 ? 'none' : (counts.reduce((sum, count) => sum + count, 0) / counts.length).toFixed(2);
}

/** What says how easily somebody new finds, reads and changes things. `words`: names that the glossary gave up. */
export function measure(tree: Tree, words: readonly string[]): Measure[] {
  const product = [...tree].filter(([path]) => isProduct(path));
  const paths = product.map(([path]) => path);
  const lengths = product.map(([, text]) => linesOf(text).length);
  const importers = importersOf(tree);
  const small = product.filter(([path, text]) => linesOf(text).length < SMALL && !standsAlone(path));
  return [
    { name: 'files in src', value: `${product.length}` },
    { name: 'lines of a file (median)', value: `${median(lengths)}` },
    { name: `files under ${SMALL} lines`, value: `${lengths.filter(length => length < SMALL).length}` },
    { name: `of them with one importer`, value: `${small.filter(([path]) => importers.get(path)?.size === 1).length}` },
    {
      name: `files with lines over ${WIDEST}`,
      value: `${product.filter(([, text]) => linesOf(text).some(line => line.length > WIDEST)).length}`,
    },
    { name: 'files over 250 lines', value: `${lengths.filter(length => length > 250).length}` },
    { name: 'widest folders', value: widestFolders(paths) },
    { name: 'found by the word of their area', value: foundByWord(paths) },
    { name: 'files of wiring', value: `${paths.filter(path => path.startsWith('src/di/')).length}` },
    { name: 'wiring files per use case', value: wiringPerUseCase(tree) },
    { name: 'exports with one name', value: `${duplicateExports(tree).length}` },
    { name: 'names with words that are gone', value: `${forbiddenNames(tree, words).length}` },
  ];
}
