import type texts from '../../../../public/i18n/en/chatActs.json';
import { textCatalogue } from '../../kit/text/textCatalogue';
import { textsOf } from '../../kit/text/textsOf';

export const chatActsText = textsOf<typeof texts>('chatActs');

type Counted = 'requests.others' | 'requests.minutes' | 'requests.hours' | 'requests.days' | 'leaving.unsent';

/** A text with a number in it, in its singular or plural form. */
export function chatActsCount(key: Counted, count: number, values: Readonly<Record<string, string>> = {}): string {
  return textCatalogue.text('chatActs', key, { ...values, count });
}
