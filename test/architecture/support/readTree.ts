import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Files and their text, by path from the root with forward slashes. */
export type SourceTree = ReadonlyMap<string, string>;

const readable = /\.(tsx?|css|json)$/;

/** Reads the source files below the given folders. */
export function readTree(root: string, ...folders: readonly string[]): SourceTree {
  const files = folders.flatMap(folder => filesUnder(join(root, folder))).filter(path => readable.test(path));
  return new Map(files.map(path => [relative(root, path).split(sep).join('/'), readFileSync(path, 'utf8')]));
}

/** The sources of the product, the sandbox and the packages, without their tests. */
export function sourceTree(root: string): SourceTree {
  const tree = readTree(root, 'src', 'sandbox', 'packages');
  return new Map([...tree].filter(([path]) => !/\/(test|node_modules)\//.test(path)));
}

/** Every file of code that contains comments or test titles. */
export function proseTree(root: string): SourceTree {
  const folders = ['src', 'test', 'sandbox', 'packages', 'scripts', 'bench'];
  const files = folders.flatMap(folder => filesUnder(join(root, folder)));
  const prose = files
    .map(path => [relative(root, path).split(sep).join('/'), path] as const)
    .filter(([path]) => /\.(tsx?|mjs|cjs)$/.test(path) && !/(^|\/)(node_modules|broken)\//.test(path))
    .filter(([path]) => path !== 'test/architecture/prose.test.ts');
  return new Map(prose.map(([path, file]) => [path, readFileSync(file, 'utf8')]));
}

function filesUnder(directory: string): string[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .sort();
}
