import { pubNubOf, type ChatGeneration } from '@/domain/kernel/ChatGeneration';
import type { AcceptedChat } from '@/application/chat/ports/ChatRequestGateway';

/** A conversation as its address needs it; `pubNub` is false for one of the first generation. */
interface Addressed {
  readonly chatSessionId: string;
  readonly pubNub: boolean;
}

/** `list`: the one that the address names; anything but `pinned` is `all`. */
export function chatPath({ chatSessionId, pubNub }: Addressed, list?: string): string {
  if (!pubNub) return `/therapist/chat/${encodeURIComponent(chatSessionId)}`;
  return `/therapist/go-chat/${list === 'pinned' ? 'pinned' : 'all'}/${encodeURIComponent(chatSessionId)}`;
}

/** Where the chat is that somebody has got. */
export function gainedChatPath({ chatSessionId, generation }: AcceptedChat): string {
  return chatPath({ chatSessionId, pubNub: pubNubOf(generation) });
}

/**
 * Where the list stands from which a conversation was opened; `list` is undefined where the address names none, as
 * those of V1 chats do.
 */
export function chatListPath(list: string | undefined): string {
  return list === undefined ? '/therapist/chat' : `/therapist/go-chat/${list === 'pinned' ? 'pinned' : 'all'}`;
}

const paths = { v1: '/therapist/chat-requests', v2: '/therapist/go-chat-requests' } as const satisfies Record<
  ChatGeneration,
  string
>;

/** Where requests of a generation are answered. */
export const requestListPath = (generation: ChatGeneration): string => paths[generation];
