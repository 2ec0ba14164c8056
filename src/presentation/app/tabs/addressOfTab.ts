import { pageOf } from '../routes/pageOf';

/**
 * The address that identifies the tab of a page: without trailing slashes, and without query parameters that the page
 * does not read.
 */
export function addressOfTab(url: string): string {
  const [whole = '', query = ''] = url.split(/[?#]/);
  const path = whole.replace(/(?<!\/)\/+$/, '') || '/';
  const read = pageOf(path)?.route.query ?? [];
  const kept = new URLSearchParams([...new URLSearchParams(query)].filter(([name]) => read.includes(name))).toString();
  return kept === '' ? path : `${path}?${kept}`;
}
