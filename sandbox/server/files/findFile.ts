import { statSync } from 'node:fs';
import { join, normalize, sep } from 'node:path';

export interface FoundFile {
  readonly path: string;
  readonly size: number;
  readonly modifiedMs: number;
}

/**
 * Finds the file below the directory for a URL path; undefined if there is none, if it is a folder, or if the path
 * leads outside.
 */
export function findFile(directory: string, pathname: string): FoundFile | undefined {
  const root = normalize(`${directory}${sep}`);
  const path = join(root, decode(pathname));
  if (!path.startsWith(root) || path.includes('\0')) return undefined;
  const found = statSync(path, { throwIfNoEntry: false });
  return found?.isFile() ? { path, size: found.size, modifiedMs: found.mtimeMs } : undefined;
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return '\0';
  }
}
