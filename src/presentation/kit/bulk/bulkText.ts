import type texts from '../../../../public/i18n/en/bulk.json';
import { formatNumber } from '../table/tablesText';
import { textCatalogue } from '../text/textCatalogue';
import { textsOf } from '../text/textsOf';

export const bulkText = textsOf<typeof texts>('bulk');

type Counted =
  | `check.${'willBeDone' | 'alreadyDone' | 'cannot' | 'repeated' | 'others'}`
  | 'progress.rowsInDoubt'
  | 'outcome.unconfirmed';

/** A text with a number. `key` has no plural ending. */
export const bulkCount = (key: Counted, count: number): string =>
  textCatalogue.text('bulk', key, { count, number: formatNumber(count) });
