import type { ChatSummaryFailure, ChatSummaryGateway } from '@/application/chat/ports/ChatSummaryGateway';
import type { ChatPatient } from '@/domain/chat/conversations/ChatSession';
import type { Result } from '@/domain/kernel/Result';
import type { BackendClient } from '../client/BackendClient';
import { mapAnswer } from '../client/mapAnswer';
import { chatEndpoints } from '../endpoints/chat';
import { toChatPatient } from './toChatPatient';

/** First line of the backend's answer (D2 §8). */
const NOT_FOUND = 'CHAT_SUMMARY_NOT_FOUND';

/** No failure is shown: the screen works without the answer. */
const options = { expects: [404], ownWords: true } as const;

export class AxiosChatSummaryGateway implements ChatSummaryGateway {
  constructor(private readonly backend: BackendClient) {}

  async patientOf(chatSessionId: string): Promise<Result<ChatPatient, ChatSummaryFailure>> {
    const answer = await this.backend.call(chatEndpoints.chatSummary, { path: { chatSessionId } }, options);
    return mapAnswer(
      answer,
      ({ patient }) => toChatPatient(patient),
      failure => ({ kind: failure.kind === 'refused' && failure.token === NOT_FOUND ? 'notFound' : 'unknown' }),
    );
  }
}
