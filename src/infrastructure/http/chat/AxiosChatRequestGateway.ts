import type { ActFailure } from '@/application/chat/ports/ActFailure';
import type { AcceptedChat, AcceptFailure, ChatRequestGateway } from '@/application/chat/ports/ChatRequestGateway';
import type { ChatGeneration } from '@/domain/kernel/ChatGeneration';
import type { ChatRequest, ChatRequestKind, ChatRequestPart } from '@/domain/chat/requests/ChatRequest';
import { REQUEST_TYPES, type RequestType } from '@/domain/notifications/RequestType';
import type { Result } from '@/domain/kernel/Result';
import type { BackendClient } from '../client/BackendClient';
import type { BackendFailure } from '../client/BackendFailure';
import { mapAnswer } from '../client/mapAnswer';
import { chatEndpoints } from '../endpoints/chat';
import type { ChatRequestDto } from './chatDtos';
import { pubNubOf, generationOfPubNub } from './pubNubOf';
import { toActFailure } from './toActFailure';
import { toChatPatient } from './toChatPatient';
import { toGainedChat } from './toGainedChat';
import type { ChatPatient } from '@/domain/chat/conversations/ChatSession';
import type { ReadList } from '@/domain/kernel/ReadList';

const kinds: Readonly<Record<RequestType, ChatRequestKind>> = {
  'chat-patient-request': 'patient',
  'chat-therapist-handover': 'handover',
  'chat-therapist-invite': 'invite',
  'chat-v1-upgraded': 'upgraded',
};

/** The screen reports the failure itself. */
const options = { expects: [403, 404, 409], ownWords: true } as const;

export class AxiosChatRequestGateway implements ChatRequestGateway {
  constructor(private readonly backend: BackendClient) {}

  async waiting(generation: ChatGeneration): Promise<Result<ReadList<ChatRequest>, ActFailure>> {
    const answer = await this.backend.call(
      chatEndpoints.chatRequests,
      { query: { pubNub: pubNubOf(generation) } },
      options,
    );
    return mapAnswer(
      answer,
      (requests, { unreadable }) => ({ items: requests.map(dto => toChatRequest(dto, generation)), unreadable }),
      toActFailure,
    );
  }

  async accept(requestId: string): Promise<Result<AcceptedChat, AcceptFailure>> {
    const answer = await this.backend.call(chatEndpoints.acceptChatRequest, { path: { requestId } }, options);
    return mapAnswer(answer, toGainedChat, toAcceptFailure);
  }
}

function toAcceptFailure(failure: BackendFailure): AcceptFailure {
  if (failure.kind === 'refused' && failure.status === 404) return { kind: 'gone' };
  if (failure.kind === 'refused' && failure.token === 'ConflictError') return { kind: 'taken', by: failure.text };
  return toActFailure(failure);
}

function kindOf(requestType: string): ChatRequestKind {
  const known = REQUEST_TYPES.find(each => each === requestType);
  return known === undefined ? 'other' : kinds[known];
}

/** The part of a request that a field carries. */
const parts: Readonly<Record<string, ChatRequestPart>> = {
  requestType: 'kind',
  emergency: 'emergency',
  highRisk: 'highRisk',
  requestedAt: 'requestedAt',
  message: 'message',
  patient: 'patient',
  from: 'from',
};

const UNREAD_PATIENT: ChatPatient = { id: '', userId: '', email: '' };

/** `asked`: the generation whose requests were requested. */
function toChatRequest(dto: ChatRequestDto, asked: ChatGeneration): ChatRequest {
  return {
    id: dto.id,
    kind: kindOf(dto.requestType ?? ''),
    generation: dto.pubNub === undefined ? asked : generationOfPubNub(dto.pubNub),
    emergency: dto.emergency ?? false,
    highRisk: dto.highRisk ?? false,
    requestedAt: dto.requestedAt === undefined ? 'unknown' : Date.parse(dto.requestedAt),
    message: dto.message ?? '',
    patient: dto.patient === undefined ? UNREAD_PATIENT : toChatPatient(dto.patient),
    from: dto.from ?? '',
    couldNotRead: (dto.couldNotCheck ?? []).flatMap(field => parts[field] ?? []),
  };
}
