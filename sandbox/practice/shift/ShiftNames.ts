import { chatSessionIdOf, type ChatGeneration } from '@/domain/kernel/ChatGeneration';
import { channelOfRoom } from '#sandbox/backend/chat/channelOfRoom';
import type { ChatParts } from '#sandbox/backend/chat/ChatParts';
import type { ChatRoom } from '#sandbox/backend/chat/ChatRoom';

/** What is called by a number that is drawn anew in every sandbox, and how a shift calls it instead. */
export class ShiftNames {
  constructor(private readonly chat: Pick<ChatParts, 'rooms' | 'requests' | 'log' | 'people'>) {}

  /** `p-50 v2` for a chat session id or a channel. */
  ofChat(id: string): string | undefined {
    const room = this.chat.rooms.find(chatSessionIdOf(id));
    return room && `${room.patientId} ${room.generation ?? 'v2'}`;
  }

  /** The patient's newest chat of that generation. */
  chatOf(name: string): ChatRoom | undefined {
    const [patientId, generation] = name.split(' ') as [string, ChatGeneration];
    const known = this.chat.rooms
      .all()
      .filter(room => room.patientId === patientId && (room.generation ?? 'v2') === generation);
    return known.sort((a, b) => b.startedAt - a.startedAt)[0];
  }

  /** `p-50` for what a patient asks of everybody, `p-50 staff-amelia` for what is asked of one therapist. */
  ofRequest(id: string): string | undefined {
    const request = this.chat.requests.find(id);
    return request && [request.patientId, ...(request.to === undefined ? [] : [request.to])].join(' ');
  }

  requestOf(name: string): string | undefined {
    const [patientId, to] = name.split(' ');
    return this.chat.requests.waiting().find(request => request.patientId === patientId && request.to === to)?.id;
  }

  /**
   * Which message of the chat it is, counted from the first as 1; of a time id between two messages, the one before.
   */
  ofMessage(chatId: string, timeId: string): string {
    return String(this.messages(chatId).filter(message => message <= timeId).length);
  }

  messageOf(chatId: string, place: string): string | undefined {
    return this.messages(chatId)[Number(place) - 1];
  }

  /** How many messages of the chat are younger. */
  youngerThan(chatId: string, timeId: string): number {
    return this.messages(chatId).filter(message => message > timeId).length;
  }

  /**
   * A time id for a new message that comes before so many others: just after the message before it, or the present. A
   * place in the server's own order is used up for it, so that what the service writes into the chat in the same
   * millisecond has another.
   */
  timeIdBefore(chatId: string, younger: number): string {
    const messages = this.messages(chatId);
    const previous = younger === 0 ? undefined : messages[messages.length - younger - 1];
    return String(BigInt(previous ?? this.chat.log.order.next()) + 1n);
  }

  private messages(chatId: string): readonly string[] {
    const room = this.chat.rooms.find(chatSessionIdOf(chatId));
    return room
      ? this.chat.log
          .of(channelOfRoom(room))
          .allMessages()
          .map(({ event }) => event.timeId)
      : [];
  }
}
