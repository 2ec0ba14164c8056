import { pubNubOf } from '@/domain/kernel/ChatGeneration';
import type { AcceptedChat } from '@/application/chat/ports/ChatRequestGateway';
import { chatPath } from '../chatPath';

/** Where the chat is that somebody has got. */
export function gainedChatPath({ chatSessionId, generation }: AcceptedChat): string {
  return chatPath({ chatSessionId, pubNub: pubNubOf(generation) });
}
