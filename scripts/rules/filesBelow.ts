import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Files below a folder but for installed packages, as sorted paths from the root with forward slashes. */
export function filesBelow(root: string, folder: string): string[] {
  const directory = join(root, folder);
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(path => !path.includes('/node_modules/'))
    .sort();
}
