import type { DeliveryFailure } from '@/application/chat/ports/ChatGateway';
import type { PinGateway } from '@/application/chat/ports/PinGateway';
import type { ReadList } from '@/domain/kernel/ReadList';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { BackendClient } from '../client/BackendClient';
import { mapAnswer } from '../client/mapAnswer';
import { chatEndpoints } from '../endpoints/chat';
import { toDeliveryFailure } from './toDeliveryFailure';

/** A failure is shown where the user pins. */
const OWN_WORDS = { ownWords: true };

export class AxiosPinGateway implements PinGateway {
  constructor(private readonly backend: BackendClient) {}

  async pinned(): Promise<Result<ReadList<string>, DeliveryFailure>> {
    const answer = await this.backend.call(chatEndpoints.pinnedChats, {}, OWN_WORDS);
    return mapAnswer(
      answer,
      (chats, { unreadable }) => ({ items: [...new Set(chats.map(({ patient }) => patient.id))], unreadable }),
      toDeliveryFailure,
    );
  }

  async pin(patientId: string): Promise<Result<void, DeliveryFailure>> {
    const answer = await this.backend.call(chatEndpoints.pinChat, { path: { patientId } }, OWN_WORDS);
    return answer.ok ? ok(undefined) : fail(toDeliveryFailure(answer.failure));
  }

  async unpin(patientId: string): Promise<Result<void, DeliveryFailure>> {
    const answer = await this.backend.call(chatEndpoints.unpinChat, { path: { patientId } }, OWN_WORDS);
    return answer.ok ? ok(undefined) : fail(toDeliveryFailure(answer.failure));
  }
}
