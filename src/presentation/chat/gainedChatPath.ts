import type { AcceptedChat } from '@/application/chat/ports/ChatRequestGateway';
import { chatPath } from './chatPath';

/** Where the chat is that somebody has got. */
export function gainedChatPath(chat: AcceptedChat): string {
  return chat.generation === 'v1' ? `/therapist/chat/${encodeURIComponent(chat.chatSessionId)}` : chatPath(chat);
}
