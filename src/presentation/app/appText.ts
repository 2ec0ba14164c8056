import type texts from '../../../public/i18n/en/app.json';
import { textsOf } from '../kit/text/textsOf';
import { textCatalogue } from '../kit/text/textCatalogue';

export const appText = textsOf<typeof texts>('app');

type Counted =
  | 'chats.unread'
  | 'chats.undecided'
  | 'chats.minutes'
  | 'chats.hours'
  | 'chats.days'
  | 'tabs.count'
  | 'home.showAll'
  | 'unreadable.text';

/** A text with a number in its singular or plural form. */
export function appCount(key: Counted, count: number): string {
  return textCatalogue.text('app', key, { count });
}
