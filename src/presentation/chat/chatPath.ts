import type { ChatSession } from '@/domain/chat/ChatSession';

/** `list`: the one that the address names; anything but `pinned` is `all`. */
export function chatPath({ chatSessionId }: Pick<ChatSession, 'chatSessionId'>, list?: string): string {
  return `/therapist/go-chat/${list === 'pinned' ? 'pinned' : 'all'}/${encodeURIComponent(chatSessionId)}`;
}
