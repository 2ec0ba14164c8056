import type { ChatGeneration } from '@/domain/kernel/ChatGeneration';
import type { MessagesStore } from './MessagesStore';

/** Higher numbers are not told apart on a badge. */
const MOST_SHOWN = 99;

/** Empty when nothing is unread; undefined when it could not be had. */
export function badgeOfMessages(store: MessagesStore, generation: ChatGeneration): string | undefined {
  const unread = store.unread(generation);
  if (unread === undefined) return store[generation].status === 'failed' ? undefined : '';
  if (unread === 0) return '';
  return unread > MOST_SHOWN ? `${MOST_SHOWN}+` : String(unread);
}
