import { LONGEST_REASON } from '@/domain/kernel/reasonFault';
import { MOST_SEATS } from '@/domain/kernel/seatLimit';
import type texts from '../../../../public/i18n/en/forms.json';
import { textCatalogue } from '../text/textCatalogue';
import { textsOf } from '../text/textsOf';
import type { EntryFault } from './LimitEntry';

export const formsText = textsOf<typeof texts>('forms');

/** Characters that fit into the field of a reason. */
export const longestReason = LONGEST_REASON;

/** A text that says how many; its key without the plural's ending. */
export const formsCount = (key: 'unreadableRecords.title', count: number): string =>
  textCatalogue.text('forms', key, { count });

/** What is wrong with a limit, in words. `missing`: what has to be chosen. */
export function entryFaultText(fault: EntryFault, missing: string): string {
  if (fault === 'missing') return missing;
  return fault === 'noDay' ? formsText('limit.noDay') : formsText('limit.noNumber', { most: MOST_SEATS });
}
