/** The keys from the root to a place; empty for the root itself. */
export type Path = readonly string[];

export function parsePath(text: string): Path {
  return text.split('/').filter(key => key !== '');
}

export function formatPath(path: Path): string {
  return path.join('/');
}

/** True if `path` is `ancestor` or below it. */
export function isAtOrBelow(path: Path, ancestor: Path): boolean {
  return path.length >= ancestor.length && ancestor.every((key, i) => path[i] === key);
}
