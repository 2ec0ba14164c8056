import type { ActFailure } from '@/application/chat/ports/ActFailure';
import type { AcceptedChat, AcceptFailure, ChatRequestGateway } from '@/application/chat/ports/ChatRequestGateway';
import type { ChatGeneration } from '@/domain/kernel/ChatGeneration';
import type { ChatRequest, ChatRequestKind } from '@/domain/chat/requests/ChatRequest';
import { REQUEST_TYPES, type RequestType } from '@/domain/notifications/RequestType';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { BackendClient } from '../client/BackendClient';
import type { BackendFailure } from '../client/BackendFailure';
import { chatEndpoints } from '../endpoints/chat';
import type { ChatRequestDto } from './chatDtos';
import { pubNubOf, generationOfPubNub } from './pubNubOf';
import { toActFailure } from './toActFailure';
import { toChatPatient } from './toChatPatient';

const kinds: Readonly<Record<RequestType, ChatRequestKind>> = {
  'chat-patient-request': 'patient',
  'chat-therapist-handover': 'handover',
  'chat-therapist-invite': 'invite',
  'chat-v1-upgraded': 'upgraded',
};

/** The screen says itself what failed. */
const options = { expects: [403, 404, 409], ownWords: true } as const;

export class AxiosChatRequestGateway implements ChatRequestGateway {
  constructor(private readonly backend: BackendClient) {}

  async waiting(generation: ChatGeneration): Promise<Result<readonly ChatRequest[], ActFailure>> {
    const answer = await this.backend.call(
      chatEndpoints.chatRequests,
      { query: { pubNub: pubNubOf(generation) } },
      options,
    );
    return answer.ok ? ok(answer.value.value.map(toChatRequest)) : fail(toActFailure(answer.failure));
  }

  async accept(requestId: string): Promise<Result<AcceptedChat, AcceptFailure>> {
    const answer = await this.backend.call(chatEndpoints.acceptChatRequest, { path: { requestId } }, options);
    if (!answer.ok) return fail(toAcceptFailure(answer.failure));
    const { chatSessionId, pubNub } = answer.value.value;
    return ok({ chatSessionId, generation: generationOfPubNub(pubNub) });
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

function toChatRequest({
  id,
  requestType,
  pubNub,
  emergency,
  highRisk,
  requestedAt,
  message,
  patient,
  from = '',
}: ChatRequestDto): ChatRequest {
  return {
    id,
    kind: kindOf(requestType),
    generation: generationOfPubNub(pubNub),
    emergency,
    highRisk,
    requestedAt: Date.parse(requestedAt),
    message,
    patient: toChatPatient(patient),
    from,
  };
}
