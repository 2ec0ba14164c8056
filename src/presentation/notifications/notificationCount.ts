import { textCatalogue } from '../kit/text/textCatalogue';

type Counted = 'button.unread' | 'menu.unreadable' | 'menu.chat' | 'sign.new' | 'sign.since' | 'sign.emergency';

/** A text with a number in it, in its singular or plural form. */
export function notificationCount(key: Counted, count: number, values: Readonly<Record<string, string | number>> = {}): string {
  return textCatalogue.text('notifications', key, { ...values, count });
}
