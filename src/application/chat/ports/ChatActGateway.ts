import type { RequestResult } from '@/domain/chat/acts/askOutcome.rule';
import type { ClaimableChat } from '@/domain/chat/requests/ClaimableChat';
import type { Colleague } from '@/domain/chat/acts/Colleague';
import type { ReadList } from '@/domain/kernel/ReadList';
import type { Result } from '@/domain/kernel/Result';
import type { ActFailure } from './ActFailure';
import type { AcceptedChat } from './ChatRequestGateway';

export interface ColleagueRequest {
  readonly patientId: string;
  readonly therapistId: string;
  readonly message: string;
}

/** `pendingAlready` and `inChatAlready` are answers for the user, not failures of the call. */
export type ColleagueRequestAnswer = Exclude<RequestResult, 'refused'>;

/** `tooManyLookUps`: the user looked up too many patients in a short time. */
export type LookUpFailure = ActFailure | { readonly kind: 'noChat' } | { readonly kind: 'tooManyLookUps' };

/** Acts of therapists on chats. Every act is a command, performed at most once per call. */
export interface ChatActGateway {
  /** Therapists who can be invited or handed the chat; the caller is not among them. */
  colleagues(patientId: string, purpose: 'invite' | 'handover'): Promise<Result<ReadList<Colleague>, ActFailure>>;
  invite(request: ColleagueRequest): Promise<Result<ColleagueRequestAnswer, ActFailure>>;
  /** The caller stays the lead until the colleague accepts. */
  handOver(request: ColleagueRequest): Promise<Result<ColleagueRequestAnswer, ActFailure>>;
  leave(patientId: string): Promise<Result<void, ActFailure>>;
  end(patientId: string): Promise<Result<void, ActFailure>>;
  /**
   * The patient's active chat; the patient is identified by id or by email. A therapist outside the chat does not learn
   * who the patient is.
   */
  find(patientIdOrEmail: string): Promise<Result<ClaimableChat, LookUpFailure>>;
  /** The reason is recorded in the audit trail. */
  claim(patientIdOrEmail: string, reason: string): Promise<Result<AcceptedChat, LookUpFailure>>;
}
