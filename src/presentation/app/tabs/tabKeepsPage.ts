import { patientOfUrl } from '@/domain/app/navigation/patientOfUrl';
import { keyOfPage } from '../routes/keyOfPage';

/** Whether a page, by its key, belongs to one of these open tabs: a patient's tab has several. */
export function tabKeepsPage(urls: readonly string[]): (key: string) => boolean {
  const open = new Set(urls.flatMap(url => [keyOfPage(url), patientOfUrl(url)]));
  return key => open.has(patientOfUrl(key) ?? key);
}
