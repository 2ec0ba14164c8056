interface NameQuestion {
  /** Path, with or without a query. */
  readonly url: string;
  /** Title of the matching route; null without one. */
  readonly routeTitle: string | null;
  /** Display names by path pattern; segments in braces, such as `{ID}`, match anything. */
  readonly known: readonly { readonly pattern: string; readonly name: string }[];
}

const piecesOf = (path: string): string[] => path.split('/').filter(piece => piece !== '');
const stands = (pattern: string, piece: string | undefined): boolean =>
  pattern === piece || (piece !== undefined && /^\{.+\}$/.test(pattern));

/** True if the path begins with the segments of the pattern. */
const opens = (pattern: string, path: string): boolean => {
  const pieces = piecesOf(path);
  return piecesOf(pattern).every((piece, at) => stands(piece, pieces[at]));
};

function capitalised(path: string): string {
  const words = (piecesOf(path)[1] ?? '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * A page of the therapist area is named after its route, or after its path if the route has no title. Any other page
 * has the display name of its path, or that of the longest listed pattern that its path begins with. A page without a
 * match has no name and gets no tab. (D1 §2 Other shell behaviour)
 */
export function tabName({ url, routeTitle, known }: NameQuestion): string | null {
  const [path = ''] = url.split(/[?#]/);
  if (path.startsWith('/therapist/')) return routeTitle ?? capitalised(path);
  const exact = known.find(({ pattern }) => pattern === path);
  if (exact !== undefined) return exact.name;
  const partial = known.filter(({ pattern }) => pattern.includes('{') && opens(pattern, path));
  return partial.sort((a, b) => piecesOf(b.pattern).length - piecesOf(a.pattern).length)[0]?.name ?? null;
}

/** Query parameters that identify a page and never contain free text. */
const keptParameters = ['parentId', 'user', 'new', 'view'];

/** Returns the URL of a tab as it may be stored: other parameters may contain personal data (DESIGN §5 row 15). */
export function tabToStore(url: string): string {
  const [path = '', query = ''] = url.split('?');
  const kept = [...new URLSearchParams(query)].filter(([name]) => keptParameters.includes(name));
  return kept.length === 0 ? path : `${path}?${new URLSearchParams(kept).toString()}`;
}
