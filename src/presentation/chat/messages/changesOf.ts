import type { ChatMessage } from '@/domain/chat/messages/ChatMessage';
import { messageChanges } from '@/domain/chat/messages/messageChanges.rule';

/** The changes allowed to a message now. */
export function changesOf(message: ChatMessage): ReturnType<typeof messageChanges> {
  return messageChanges(message);
}
