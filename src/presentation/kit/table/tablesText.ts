import type texts from '../../../../public/i18n/en/tables.json';
import { textCatalogue } from '../text/textCatalogue';
import { textsOf } from '../text/textsOf';

export const tablesText = textsOf<typeof texts>('tables');

/** A text with a number. `key` has no plural ending. */
export const tablesCount = (key: 'unreadable' | 'selected' | 'loaded' | 'total', count: number): string =>
  textCatalogue.text('tables', key, { count, number: formatNumber(count) });

/** A whole number with thousands separators: `5,214`. */
export const formatNumber = (count: number): string => new Intl.NumberFormat('en-GB').format(count);
