import type texts from '../../../../public/i18n/en/organisationPage.json';
import { textCatalogue, type TextValues } from '../../kit/text/textCatalogue';
import { textsOf } from '../../kit/text/textsOf';

export const organisationPageText = textsOf<typeof texts>('organisationPage');

/** A text with a number; its key without the plural ending. */
export const organisationPageCount = (
  key: 'enabling.disableEffect' | 'generations.differences',
  count: number,
  values: TextValues = {},
): string => textCatalogue.text('organisationPage', key, { ...values, count });
