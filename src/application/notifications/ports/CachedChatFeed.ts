import type { CachedChat } from '@/domain/notifications/CachedChat';
import type { LiveWatcher } from '../../shared/LiveWatcher';
import type { Stop } from '../../shared/Stop';

/** Follows the V1 chats of a person in the chat notification cache. Tells all of them, first and after every change. */
export interface CachedChatFeed {
  watch(uid: string, watcher: LiveWatcher<readonly CachedChat[]>): Stop;
}
