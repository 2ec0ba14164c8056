import type texts from '../../../public/i18n/en/chat.json';
import { textsOf } from '../kit/text/textsOf';
import { textCatalogue } from '../kit/text/textCatalogue';

export const chatText = textsOf<typeof texts>('chat');

type Counted =
  | 'list.unreadCount'
  | 'list.unsent'
  | 'list.pinsUnreadable'
  | 'panel.unreadable'
  | 'list.minutes'
  | 'list.hours'
  | 'list.days'
  | 'timeline.newBelow'
  | 'timeline.unreadAbove'
  | 'timeline.unreadBeyond'
  | 'timeline.typing'
  | 'composer.left'
  | 'composer.over'
  | 'composer.heldBack'
  | 'composer.undecided'
  | 'composer.sendAll'
  | 'held.count'
  | 'held.notice'
  | 'held.open'
  | 'composer.lostChanges'
  | 'message.old'
  | 'find.found'
  | 'find.notLoaded'
  | 'orphaned.title'
  | 'orphaned.drafts'
  | 'unreadable.title';

/** A text with a number in it, in its singular or plural form. */
export function countText(key: Counted, count: number, values: Readonly<Record<string, string>> = {}): string {
  return textCatalogue.text('chat', key, { ...values, count });
}
