import type { ChatEvent } from '@/domain/chat/messages/ChatEvent';
import type { ChatSession } from '@/domain/chat/conversations/ChatSession';
import type { OutboxEntry } from '@/domain/chat/messages/OutboxEntry';
import type { Participant } from '@/domain/chat/conversations/Participant';
import type { TimeId } from '@/domain/chat/messages/TimeId';
import type { ReadList } from '@/domain/kernel/ReadList';
import type { Result } from '@/domain/kernel/Result';

/** `unreachable`: it may or may not have been stored; a retry is safe. */
export type DeliveryFailure =
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'sessionEnded' }
  | { readonly kind: 'notInChat' }
  | { readonly kind: 'notAllowed' }
  /** The message to change does not exist. */
  | { readonly kind: 'unknownMessage' }
  /** The message to change has been deleted. */
  | { readonly kind: 'deletedMessage' }
  | { readonly kind: 'invalid' };

/** Loads the chats of one generation and delivers the user's acts. */
export interface ChatGateway {
  /**
   * Delivers one outbox entry. An entry that is already stored is accepted again without effect and returns the stored
   * event.
   */
  deliver(entry: OutboxEntry): Promise<Result<ChatEvent, DeliveryFailure>>;
  /** All conversations of the user, pinned ones first, then by newest message. */
  sessions(): Promise<Result<ReadList<ChatSession>, DeliveryFailure>>;
  participants(channelId: string): Promise<Result<ReadList<Participant>, DeliveryFailure>>;
  /** Never moves back. */
  markAsRead(channelId: string, timeId: TimeId): Promise<Result<void, DeliveryFailure>>;
  markAsTyping(channelId: string, isTyping: boolean): Promise<Result<void, DeliveryFailure>>;
}
