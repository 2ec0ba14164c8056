import type { WaitingChat } from '@/domain/notifications/WaitingChat';
import type { LiveState } from '../../kernel/LiveState';
import type { Unsubscribe } from '../../kernel/Unsubscribe';
import type { NotificationPage } from './NotificationFeed';

/**
 * Notifications and unread chats of the user who chats in this window. Each watch reports the present state at once,
 * then every change. The chat, which imports this area, implements it: a class here would close a circle.
 */
export interface NotificationSource {
  /** Undefined while no one who may chat is signed in. */
  watchPerson(notify: (uid: string | undefined) => void): Unsubscribe;
  watchNotifications(notify: (state: LiveState<NotificationPage>) => void): Unsubscribe;
  /** All chats of the generation, also those without unread messages. */
  watchChats(
    generation: WaitingChat['generation'],
    notify: (state: LiveState<readonly WaitingChat[]>) => void,
  ): Unsubscribe;
}
