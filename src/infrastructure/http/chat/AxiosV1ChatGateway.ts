import type { ChatGateway, DeliveryFailure } from '@/application/chat/ports/ChatGateway';
import { chatSessionIdOf } from '@/domain/kernel/ChatGeneration';
import type { ChatEvent } from '@/domain/chat/messages/ChatEvent';
import type { ChatSession } from '@/domain/chat/conversations/ChatSession';
import type { OutboxEntry } from '@/domain/chat/messages/OutboxEntry';
import type { Participant } from '@/domain/chat/conversations/Participant';
import { formatTimeId, type TimeId } from '@/domain/chat/messages/TimeId';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { BackendClient } from '../client/BackendClient';
import type { BackendFailure } from '../client/BackendFailure';
import { mapAnswer } from '../client/mapAnswer';
import { chatV1Endpoints } from '../endpoints/chatV1';
import { AxiosChatGateway, DELIVERY_LIMIT_MS } from './AxiosChatGateway';
import { loadSessions } from './loadSessions';
import { toChatEvent } from './toChatEvent';
import { toDeliveryFailure } from './toDeliveryFailure';
import type { ReadList } from '@/domain/kernel/ReadList';

/**
 * Another message was written under the same key, which takes the very same 100 ns, so one further key is nearly always
 * free.
 */
const KEY_TAKEN = 'KeyTaken';
const MOST_KEYS = 8;

/** The calls of V1 chats. A message's key is its time id. */
export class AxiosV1ChatGateway implements ChatGateway {
  private readonly shared: AxiosChatGateway;

  constructor(private readonly backend: BackendClient) {
    this.shared = new AxiosChatGateway(backend);
  }

  /**
   * Repeats try the same keys in the same order, and the backend knows its author's clientTs: nothing is stored twice.
   */
  async deliver(entry: OutboxEntry): Promise<Result<ChatEvent, DeliveryFailure>> {
    const keys = entry.kind === 'message' ? MOST_KEYS : 1;
    for (let step = 0; ; step += 1) {
      const answer = await this.put(entry, entry.timeId + BigInt(step));
      if (answer.ok) return answer;
      if (!isTaken(answer.failure) || step + 1 >= keys) return fail(toDeliveryFailure(answer.failure));
    }
  }

  sessions(): Promise<Result<ReadList<ChatSession>, DeliveryFailure>> {
    return loadSessions(this.backend, 'v1');
  }

  participants(channelId: string): Promise<Result<ReadList<Participant>, DeliveryFailure>> {
    return this.shared.participants(channelId);
  }

  async markAsRead(channelId: string, timeId: TimeId): Promise<Result<void, DeliveryFailure>> {
    const path = { chatSessionId: chatSessionIdOf(channelId) };
    const answer = await this.backend.call(chatV1Endpoints.markAllAsRead, {
      path,
      query: { upTo: formatTimeId(timeId) },
    });
    return answer.ok ? ok(undefined) : fail(toDeliveryFailure(answer.failure));
  }

  markAsTyping(channelId: string, isTyping: boolean): Promise<Result<void, DeliveryFailure>> {
    return this.shared.markAsTyping(channelId, isTyping);
  }

  private async put(
    { channelId, kind, clientTs, text }: OutboxEntry,
    key: TimeId,
  ): Promise<Result<ChatEvent, BackendFailure>> {
    const path = { chatSessionId: chatSessionIdOf(channelId), chatMessageKey: formatTimeId(key) };
    const body = { clientTs: formatTimeId(clientTs), text, ...(kind === 'delete' && { deleted: true }) };
    const answer = await this.backend.call(
      chatV1Endpoints.putMessage,
      { path, body },
      { timeLimitMs: DELIVERY_LIMIT_MS },
    );
    const event = mapAnswer(answer, toChatEvent, failure => failure);
    if (!event.ok) return event;
    return event.value === undefined ? fail({ kind: 'invalidAnswer' }) : ok(event.value);
  }
}

const isTaken = (failure: BackendFailure): boolean => failure.kind === 'refused' && failure.token === KEY_TAKEN;
