import type { ChatLogFailure, ChatLogGateway } from '@/application/chat/ports/ChatLogGateway';
import { loggedRoles, type ChatLog } from '@/domain/chat/conversations/ChatLog';
import type { Result } from '@/domain/kernel/Result';
import type { BackendClient } from '../client/BackendClient';
import type { BackendFailure } from '../client/BackendFailure';
import { mapAnswer, type Answer, type LeftOut } from '../client/mapAnswer';
import { chatV1Endpoints } from '../endpoints/chatV1';
import type { ChatHistoryDto } from './chatV1Dtos';

/** First line of the backend's answer where a chat began and nothing of it is stored (D2 §8). */
const NOT_STORED = 'START_CHAT_MOMENT_EXISTS_BUT_NOT_RTD_CHAT_ROOM';

/** First line of the answer to a caller who looked up too many patients. */
const TOO_MANY = 'TooManyLookUps';

/** Only one status means that there is no such patient. After a request to wait, the caller may try again. */
export function toChatLogFailure(failure: BackendFailure): ChatLogFailure {
  if (failure.kind === 'refused' && failure.token === TOO_MANY) return { kind: 'tooManyLookUps' };
  if (failure.kind !== 'refused' || failure.status === 429) return { kind: 'unreachable' };
  if (failure.token === NOT_STORED) return { kind: 'notStored' };
  if (failure.status === 404) return { kind: 'noSuchPatient' };
  return { kind: failure.status === 403 ? 'notAllowed' : 'refused' };
}

/** The screen reports the failure itself. */
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

const toAnswer = (answer: Answer<ChatHistoryDto>): Result<ChatLog, ChatLogFailure> =>
  mapAnswer(answer, toChatLog, toChatLogFailure);

function toChatLog({ patient, chats }: ChatHistoryDto, { unreadable }: LeftOut): ChatLog {
  const { id, userId, email, firstName, lastName } = patient;
  return {
    patient: {
      id,
      userId,
      email,
      ...(firstName !== undefined && { firstName }),
      ...(lastName !== undefined && { lastName }),
    },
    isWhole: unreadable === 0 && chats.every(({ couldNotCheck = [] }) => couldNotCheck.length === 0),
    chats: chats.map(({ chatSessionId, messages = [] }) => ({
      chatSessionId,
      messages: messages.map(({ timeId, role, name, text, edited, deleted }) => ({
        timeId: BigInt(timeId),
        role: loggedRoles.find(known => known === role) ?? 'other',
        name,
        text,
        edited,
        deleted,
      })),
    })),
  };
}
