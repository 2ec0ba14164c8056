import { pageOf } from '../routes/pageOf';

/**
 * Under which address a page has its tab: without slashes at its end, and without what the page does not read of a
 * query.
 */
export function addressOfTab(url: string): string {
  const [whole = '', query = ''] = url.split(/[?#]/);
  const path = whole.replace(/(?<!\/)\/+$/, '') || '/';
  const read = pageOf(path)?.route.query ?? [];
  const kept = new URLSearchParams([...new URLSearchParams(query)].filter(([name]) => read.includes(name))).toString();
  return kept === '' ? path : `${path}?${kept}`;
}
