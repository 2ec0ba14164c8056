import { keyOfPage } from '../routes/keyOfPage';
import { sharedTab } from './tabSubject';

/**
 * True if a page, by its key, belongs to one of these open tabs. A page of a patient or an organisation has several.
 */
export function tabKeepsPage(urls: readonly string[]): (key: string) => boolean {
  const open = new Set(urls.flatMap(url => [keyOfPage(url), sharedTab(url)]));
  return key => open.has(sharedTab(key) ?? key);
}
