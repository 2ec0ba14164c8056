import type { CachedChat } from '@/domain/notifications/CachedChat';
import type { LiveSubscriber } from '../../kernel/LiveState';
import type { Unsubscribe } from '../../kernel/Unsubscribe';

/** Watches the V1 chats of a user in the chat notification cache. Reports all of them, first and after every change. */
export interface CachedChatFeed {
  watch(uid: string, watcher: LiveSubscriber<readonly CachedChat[]>): Unsubscribe;
}
