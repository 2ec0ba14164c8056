import { isObject } from '@/domain/kernel/parseJson';
import type { ChatGateway, DeliveryFailure } from '@/application/chat/ports/ChatGateway';
import type { ChatEvent } from '@/domain/chat/messages/ChatEvent';
import type { ChatSession } from '@/domain/chat/conversations/ChatSession';
import type { OutboxEntry } from '@/domain/chat/messages/OutboxEntry';
import type { Participant } from '@/domain/chat/conversations/Participant';
import { formatTimeId, type TimeId } from '@/domain/chat/messages/TimeId';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { BackendClient } from '../client/BackendClient';
import { mapAnswer, type Answer } from '../client/mapAnswer';
import { chatEndpoints } from '../endpoints/chat';
import { ChatEventDto } from './chatDtos';
import { loadSessions } from './loadSessions';
import { toChatEvent, toParticipant } from './toChatEvent';
import { toDeliveryFailure } from './toDeliveryFailure';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { leaveOutNulls } from '../kernel/leaveOutNulls';
import type { ReadList } from '@/domain/kernel/ReadList';

/** Time limit of a delivery, in milliseconds; then it is repeated. */
export const DELIVERY_LIMIT_MS = 10_000;

/** The calls of V2 chats. */
export class AxiosChatGateway implements ChatGateway {
  constructor(private readonly backend: BackendClient) {}

  async deliver(entry: OutboxEntry): Promise<Result<ChatEvent, DeliveryFailure>> {
    const answer = await this.send(entry);
    const event = mapAnswer(answer, toChatEvent, toDeliveryFailure);
    if (!event.ok) return event;
    return event.value === undefined ? fail({ kind: 'unreachable' }) : ok(event.value);
  }

  sessions(): Promise<Result<ReadList<ChatSession>, DeliveryFailure>> {
    return loadSessions(this.backend, 'v2');
  }

  async participants(channelId: string): Promise<Result<ReadList<Participant>, DeliveryFailure>> {
    const answer = await this.backend.call(chatEndpoints.participants, { path: { chatRoomId: channelId } });
    return mapAnswer(
      answer,
      (people, { unreadable }) => ({ items: people.map(toParticipant), unreadable }),
      toDeliveryFailure,
    );
  }

  async markAsRead(channelId: string, timeId: TimeId): Promise<Result<void, DeliveryFailure>> {
    return toDone(
      await this.backend.call(chatEndpoints.markAsRead, {
        path: { chatRoomId: channelId },
        body: { timeId: formatTimeId(timeId) },
      }),
    );
  }

  async markAsTyping(channelId: string, isTyping: boolean): Promise<Result<void, DeliveryFailure>> {
    return toDone(
      await this.backend.call(chatEndpoints.markAsTyping, { path: { chatRoomId: channelId }, query: { isTyping } }),
    );
  }

  private send(entry: OutboxEntry): Promise<Answer<ChatEventDto>> {
    const chatRoomId = entry.channelId;
    const messageId = formatTimeId(entry.timeId);
    const clientTs = formatTimeId(entry.clientTs);
    const options = { timeLimitMs: DELIVERY_LIMIT_MS };
    switch (entry.kind) {
      case 'message': {
        const replyTo = entry.replyTo === undefined ? {} : { replyTo: formatTimeId(entry.replyTo) };
        return this.backend.call(
          chatEndpoints.sendMessage,
          { path: { chatRoomId }, body: { clientTs, text: entry.text, ...replyTo } },
          options,
        );
      }
      case 'edit':
        return this.backend.call(
          chatEndpoints.editMessage,
          { path: { chatRoomId, messageId }, body: { clientTs, text: entry.text } },
          options,
        );
      case 'delete':
        return this.backend.call(
          chatEndpoints.deleteMessage,
          { path: { chatRoomId, messageId }, query: { clientTs } },
          options,
        );
    }
  }
}

const toDone = (answer: Answer<undefined>): Result<void, DeliveryFailure> =>
  answer.ok ? ok(undefined) : fail(toDeliveryFailure(answer.failure));

/** Reads a `chat-events` document, part by part; undefined if it violates the contract. */
export function readChatEvent(data: unknown): ChatEvent | undefined {
  if (!isObject(data)) return undefined;
  const dto = plainToInstance(ChatEventDto, data);
  leaveOutNulls(dto);
  const odd = validateSync(dto).map(({ property }) => property);
  // An odd like, or what is answered, takes no word of a patient along.
  if (odd.some(part => !bySelf.has(part))) return undefined;
  odd.forEach(part => Reflect.deleteProperty(dto, part));
  return toChatEvent(dto);
}

/** Parts without which an event still makes sense. */
const bySelf: ReadonlySet<string> = new Set(['clientTs', 'replyTo', 'upTo', 'liked', 'isTyping']);
