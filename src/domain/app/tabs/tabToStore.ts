/** Parameters that name a place and hold nothing that anybody wrote. */
const keptParameters = ['parentId'];

/** The address of a tab as it may be kept: other parameters can hold words about people (DESIGN §5 row 15). */
export function tabToStore(url: string): string {
  const [path = '', query = ''] = url.split('?');
  const kept = [...new URLSearchParams(query)].filter(([name]) => keptParameters.includes(name));
  return kept.length === 0 ? path : `${path}?${new URLSearchParams(kept).toString()}`;
}
