import type { ActFailure } from '@/application/chat/ports/ActFailure';
import type {
  ColleagueRequest,
  ColleagueRequestAnswer,
  ChatActGateway,
  LookUpFailure,
} from '@/application/chat/ports/ChatActGateway';
import type { AcceptedChat } from '@/application/chat/ports/ChatRequestGateway';
import { askOutcome } from '@/domain/chat/acts/askOutcome.rule';
import type { ClaimableChat } from '@/domain/chat/requests/ClaimableChat';
import type { Colleague, PendingRequest } from '@/domain/chat/acts/Colleague';
import type { ReadList } from '@/domain/kernel/ReadList';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { BackendClient } from '../client/BackendClient';
import type { BackendFailure } from '../client/BackendFailure';
import { mapAnswer, type Answer } from '../client/mapAnswer';
import { chatEndpoints } from '../endpoints/chat';
import { chatActEndpoints } from '../endpoints/chatActs';
import type { AskedDto, EligibleTherapistDto, PatientChatDto, PendingRequestDto } from './chatActDtos';
import { toActFailure, toActResult } from './toActFailure';
import { toChatPatient } from './toChatPatient';
import { toGainedChat } from './toGainedChat';
import { generationOfPubNub } from './pubNubOf';

/** The screen reports the failure itself. */
const options = { expects: [403, 404, 409, 429], ownWords: true } as const;

export class AxiosChatActGateway implements ChatActGateway {
  constructor(private readonly backend: BackendClient) {}

  async colleagues(
    patientId: string,
    purpose: 'invite' | 'handover',
  ): Promise<Result<ReadList<Colleague>, ActFailure>> {
    const answer = await this.backend.call(
      chatActEndpoints.eligibleTherapists,
      { path: { patientId }, query: { purpose: [purpose] } },
      options,
    );
    return mapAnswer(
      answer,
      (colleagues, { unreadable }) => ({ items: colleagues.map(toColleague), unreadable }),
      toActFailure,
    );
  }

  async invite({
    patientId,
    therapistId,
    message,
  }: ColleagueRequest): Promise<Result<ColleagueRequestAnswer, ActFailure>> {
    return toAsked(
      await this.backend.call(
        chatActEndpoints.inviteTherapist,
        { path: { patientId, therapistId }, body: { message } },
        options,
      ),
    );
  }

  async handOver({
    patientId,
    therapistId,
    message,
  }: ColleagueRequest): Promise<Result<ColleagueRequestAnswer, ActFailure>> {
    return toAsked(
      await this.backend.call(
        chatActEndpoints.handOverChat,
        { path: { patientId, therapistId }, body: { message } },
        options,
      ),
    );
  }

  async leave(patientId: string): Promise<Result<void, ActFailure>> {
    return toActResult(await this.backend.call(chatEndpoints.leaveChat, { path: { patientId } }, options));
  }

  async end(patientId: string): Promise<Result<void, ActFailure>> {
    return toActResult(await this.backend.call(chatEndpoints.endChat, { path: { patientId } }, options));
  }

  async find(named: string): Promise<Result<ClaimableChat, LookUpFailure>> {
    const answer = named.includes('@')
      ? await this.backend.call(chatActEndpoints.patientChatByEmail, { path: { patientEmail: named } }, options)
      : await this.backend.call(chatActEndpoints.patientChat, { path: { patientId: named } }, options);
    return mapAnswer(answer, chat => toClaimableChat(named, chat), toLookUpFailure);
  }

  async claim(patientIdOrEmail: string, reason: string): Promise<Result<AcceptedChat, LookUpFailure>> {
    const answer = await this.backend.call(
      chatActEndpoints.claimLead,
      { path: { patientIdOrEmail }, body: { reason } },
      options,
    );
    return mapAnswer(answer, toGainedChat, toLookUpFailure);
  }
}

const toColleague = ({ therapistId, name, email, inChat, pending }: EligibleTherapistDto): Colleague => ({
  ...{ therapistId, name, email, inChat },
  ...(pending !== undefined && { pending: toPendingRequest(pending) }),
});

const toPendingRequest = ({ act, byUserId, askedAt, message }: PendingRequestDto): PendingRequest => ({
  ...{ act, byUserId, askedAt: Date.parse(askedAt) },
  ...(message !== undefined && { message }),
});

function toAsked(answer: Answer<AskedDto>): Result<ColleagueRequestAnswer, ActFailure> {
  const refusal = !answer.ok && answer.failure.kind === 'refused' ? answer.failure.token : null;
  if (!answer.ok && refusal === null) return fail(toActFailure(answer.failure));
  const sent = mapAnswer(answer, asked => asked.sent, toActFailure);
  const outcome = askOutcome({ sent: sent.ok ? sent.value : null, refusal });
  if (outcome !== 'refused') return ok(outcome);
  return fail(answer.ok ? { kind: 'refused' } : toActFailure(answer.failure));
}

function toLookUpFailure(failure: BackendFailure): LookUpFailure {
  if (failure.kind === 'refused' && failure.status === 404) return { kind: 'noChat' };
  if (failure.kind === 'refused' && failure.status === 429) return { kind: 'tooManyLookUps' };
  return toActFailure(failure);
}

function toClaimableChat(named: string, chat: PatientChatDto): ClaimableChat {
  const { chatSessionId, pubNub, patient, highRisk, lead, startedAt, lastMessageAt } = chat;
  return {
    chatSessionId,
    generation: generationOfPubNub(pubNub),
    named,
    ...(patient !== undefined && { patient: toChatPatient(patient) }),
    ...(highRisk !== undefined && { highRisk }),
    lead: { therapistId: lead.therapistId, name: lead.name, isMe: lead.isCaller },
    startedAt: Date.parse(startedAt),
    ...(lastMessageAt !== undefined && { lastMessageAt: Date.parse(lastMessageAt) }),
  };
}
