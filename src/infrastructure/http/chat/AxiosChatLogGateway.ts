import type { ChatLogFailure, ChatLogGateway } from '@/application/chat/ports/ChatLogGateway';
import { loggedRoles, type ChatLog } from '@/domain/chat/conversations/ChatLog';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { BackendAnswer, BackendClient } from '../client/BackendClient';
import type { BackendFailure } from '../client/BackendFailure';
import { chatV1Endpoints } from '../endpoints/chatV1';
import type { ChatHistoryDto } from './chatV1Dtos';
import { toChatLogFailure } from './toChatLogFailure';

/** The screen says itself what failed. */
const options = { expects: [429], ownWords: true } as const;

export class AxiosChatLogGateway implements ChatLogGateway {
  constructor(private readonly backend: BackendClient) {}

  async ofPatient(patientId: string): Promise<Result<ChatLog, ChatLogFailure>> {
    return toAnswer(await this.backend.call(chatV1Endpoints.chatHistory, { path: { patientId } }, options));
  }

  async ofEmail(email: string): Promise<Result<ChatLog, ChatLogFailure>> {
    return toAnswer(await this.backend.call(chatV1Endpoints.chatHistoryByUserId, { body: { userId: email } }, options));
  }
}

const toAnswer = (answer: Result<BackendAnswer<ChatHistoryDto>, BackendFailure>): Result<ChatLog, ChatLogFailure> =>
  answer.ok ? ok(toChatLog(answer.value.value)) : fail(toChatLogFailure(answer.failure));

function toChatLog({ patient, chats }: ChatHistoryDto): ChatLog {
  const { id, userId, email, firstName, lastName } = patient;
  return {
    patient: { id, userId, email, ...(firstName !== undefined && { firstName }), ...(lastName !== undefined && { lastName }) },
    chats: chats.map(({ chatSessionId, messages }) => ({
      chatSessionId,
      messages: messages.map(({ timeId, role, name, text, edited, deleted }) => ({ timeId: BigInt(timeId), role: loggedRoles.find(known => known === role) ?? 'other', name, text, edited, deleted })),
    })),
  };
}
