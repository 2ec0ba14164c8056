import type { ChatGeneration } from '@/domain/kernel/ChatGeneration';
import type { NotificationsStore } from './NotificationsStore';

/** Empty when nothing is unread; undefined when the list could not be had. While it loads nothing is claimed either way. */
export function badgeOfList(store: NotificationsStore, generation: ChatGeneration): string | undefined {
  if (store.state.status === 'failed') return undefined;
  return store.badge(generation);
}
