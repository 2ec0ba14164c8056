import { keyOfPage } from '../routes/keyOfPage';
import { sharedTab } from './tabSubject';

/**
 * Tells whether the page with a key belongs to one of these open tabs. A patient or an organisation has several pages
 * in one tab.
 */
export function tabKeepsPage(urls: readonly string[]): (key: string) => boolean {
  const open = new Set(urls.flatMap(url => [keyOfPage(url), sharedTab(url)]));
  return key => open.has(sharedTab(key) ?? key);
}
