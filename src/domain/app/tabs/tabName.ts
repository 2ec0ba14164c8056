interface NameQuestion {
  /** Path, with or without a query. */
  readonly url: string;
  /** Title of the route that answers for the path; null without one. */
  readonly routeTitle: string | null;
  /** Display names by path; pieces in braces, such as `{ID}`, stand for anything. */
  readonly known: readonly { readonly pattern: string; readonly name: string }[];
}

const piecesOf = (path: string): string[] => path.split('/').filter(piece => piece !== '');
const stands = (pattern: string, piece: string | undefined): boolean =>
  pattern === piece || (piece !== undefined && /^\{.+\}$/.test(pattern));

/** The pattern's pieces open the path; the path may go on. */
const opens = (pattern: string, path: string): boolean => {
  const pieces = piecesOf(path);
  return piecesOf(pattern).every((piece, at) => stands(piece, pieces[at]));
};

function capitalised(path: string): string {
  const words = (piecesOf(path)[1] ?? '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * A page of the therapist area is named after its route, or after its path when the route has no title. Any other
 * page has the display name of its address; an address that is not listed has the name of the longest listed
 * pattern that it begins with; one that fits none has no name and gets no tab. (D1 §2 Other shell behaviour)
 */
export function tabName({ url, routeTitle, known }: NameQuestion): string | null {
  const [path = ''] = url.split(/[?#]/);
  if (path.startsWith('/therapist/')) return routeTitle ?? capitalised(path);
  const exact = known.find(({ pattern }) => pattern === path);
  if (exact !== undefined) return exact.name;
  const partial = known.filter(({ pattern }) => pattern.includes('{') && opens(pattern, path));
  return partial.sort((a, b) => piecesOf(b.pattern).length - piecesOf(a.pattern).length)[0]?.name ?? null;
}

/** Parameters that name a place and hold nothing that anybody wrote. */
const keptParameters = ['parentId', 'user', 'new', 'view'];

/** The address of a tab as it may be kept: other parameters can hold words about people (DESIGN §5 row 15). */
export function tabToStore(url: string): string {
  const [path = '', query = ''] = url.split('?');
  const kept = [...new URLSearchParams(query)].filter(([name]) => keptParameters.includes(name));
  return kept.length === 0 ? path : `${path}?${new URLSearchParams(kept).toString()}`;
}
