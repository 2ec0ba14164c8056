import { LONGEST_REASON } from '@/domain/kernel/reasonFault';
import type texts from '../../../../public/i18n/en/forms.json';
import { textCatalogue } from '../text/textCatalogue';
import { textsOf } from '../text/textsOf';

export const formsText = textsOf<typeof texts>('forms');

/** Characters that fit into the field of a reason. */
export const longestReason = LONGEST_REASON;

/** A text that says how many; its key without the plural's ending. */
export const formsCount = (key: 'unreadableRecords.title', count: number): string =>
  textCatalogue.text('forms', key, { count });
