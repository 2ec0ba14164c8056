/** Query parameters that identify a page and never contain free text. */
const keptParameters = ['parentId', 'user', 'new', 'view'];

/** Returns the URL of a tab as it may be stored: other parameters may contain personal data (DESIGN §5 row 15). */
export function tabToStore(url: string): string {
  const [path = '', query = ''] = url.split('?');
  const kept = [...new URLSearchParams(query)].filter(([name]) => keptParameters.includes(name));
  return kept.length === 0 ? path : `${path}?${new URLSearchParams(kept).toString()}`;
}
