import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Files by their path from the root, with forward slashes, and their text. */
export type SourceTree = ReadonlyMap<string, string>;

const readable = /\.(tsx?|css|json)$/;

/** Reads the source files below the folders named. */
export function readTree(root: string, ...folders: readonly string[]): SourceTree {
  const files = folders.flatMap(folder => filesUnder(join(root, folder))).filter(path => readable.test(path));
  return new Map(files.map(path => [relative(root, path).split(sep).join('/'), readFileSync(path, 'utf8')]));
}

function filesUnder(directory: string): string[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .sort();
}
