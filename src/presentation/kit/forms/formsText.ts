import type texts from '../../../../public/i18n/en/forms.json';
import { textCatalogue } from '../text/textCatalogue';
import { textsOf } from '../text/textsOf';

export const formsText = textsOf<typeof texts>('forms');

/** A text that says how many; its key without the plural's ending. */
export const formsCount = (key: 'unreadableRecords.title', count: number): string =>
  textCatalogue.text('forms', key, { count });
