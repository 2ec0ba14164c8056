import type { ReadList } from '@/domain/kernel/ReadList';
import type { ActFailure } from '@/application/chat/ports/ActFailure';
import type {
  ColleagueRequest,
  ColleagueRequestAnswer,
  ChatActGateway,
  LookUpFailure,
} from '@/application/chat/ports/ChatActGateway';
import type { AcceptedChat } from '@/application/chat/ports/ChatRequestGateway';
import type { ClaimableChat } from '@/domain/chat/requests/ClaimableChat';
import type { Colleague, PendingRequest } from '@/domain/chat/acts/Colleague';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import { aClaimableChat } from '../../builders/chat/aClaimableChat';

type Failure = ActFailure['kind'];

/**
 * One chat, with Ana Novak, which the therapist leads. Ben Okafor and Cleo Lind can be invited; Dov Adler has no
 * real-time identity.
 */
export class FakeChatActGateway implements ChatActGateway {
  chat: ClaimableChat | undefined = aClaimableChat({ lead: { therapistId: 't-me', name: 'Mia Lang', isMe: true } });
  readonly asks: (ColleagueRequest & { readonly act: 'invite' | 'handover' })[] = [];
  readonly done: string[] = [];
  isMember = true;
  /** True if the therapist may see who the patient is. */
  knowsPatient = true;
  /** The reasons for claiming the chat, in order. */
  readonly reasons: string[] = [];
  /** The time of a request. */
  now: () => number = () => 0;
  private readonly pending = new Map<string, PendingRequest>();
  private isRepeated = false;
  /** Therapists who are missing from the list because they cannot be read. */
  readonly unread = new Set<string>();
  private readonly inChat = new Set<string>();
  private until: Promise<void> | undefined;
  private nextFailure: { readonly kind: Failure; readonly butDone: boolean } | undefined;

  /** The next act fails; with `butDone` it is done and its answer lost. */
  failNext(kind: Failure, { butDone = false } = {}): void {
    this.nextFailure = { kind, butDone };
  }

  /** The next act is answered once this has resolved, as on a slow connection. */
  delayNext(until: Promise<void>): void {
    this.until = until;
  }

  /** The next act arrives twice, as when a browser repeats a call; the second answer is returned. */
  repeatNext(): void {
    this.isRepeated = true;
  }

  /** A colleague was asked and has not answered yet. */
  hasAsked(therapistId: string, pending: PendingRequest): void {
    this.pending.set(therapistId, pending);
  }

  join(therapistId: string): void {
    this.inChat.add(therapistId);
    this.pending.delete(therapistId);
  }

  /** Makes another therapist the lead. */
  ledBy(therapistId: string, name: string, { isMe = false } = {}): void {
    if (this.chat !== undefined) this.chat = { ...this.chat, lead: { therapistId, name, isMe } };
  }

  async colleagues(): Promise<Result<ReadList<Colleague>, ActFailure>> {
    const names = { 't-dov': 'Dov Adler', 't-ben': 'Ben Okafor', 't-cleo': 'Cleo Lind' };
    const listed = Object.entries(names).map(([therapistId, name]) => ({
      therapistId,
      name,
      email: `${therapistId}@staff.example`,
      inChat: this.inChat.has(therapistId),
      ...(this.pending.has(therapistId) && { pending: this.pending.get(therapistId) as PendingRequest }),
    }));
    return this.act(() => ({
      items: listed.filter(({ therapistId }) => !this.unread.has(therapistId)),
      unreadable: this.unread.size,
    }));
  }

  invite(ask: ColleagueRequest): Promise<Result<ColleagueRequestAnswer, ActFailure>> {
    return this.ask(ask, 'invite');
  }

  async handOver(ask: ColleagueRequest): Promise<Result<ColleagueRequestAnswer, ActFailure>> {
    if (this.chat !== undefined && !this.chat.lead.isMe) return fail({ kind: 'notLead' });
    return this.ask(ask, 'handover');
  }

  async leave(patientId: string): Promise<Result<void, ActFailure>> {
    return this.act(() => {
      this.done.push(`leave ${patientId}`);
      this.isMember = false;
    });
  }

  async end(patientId: string): Promise<Result<void, ActFailure>> {
    return this.act(() => {
      this.done.push(`end ${patientId}`);
      this.chat = undefined;
      this.isMember = false;
    });
  }

  async find(named: string): Promise<Result<ClaimableChat, LookUpFailure>> {
    const { chat, nextFailure } = this;
    if (nextFailure !== undefined) return this.failed(nextFailure.kind);
    if (chat === undefined || ![chat.patient?.id, chat.patient?.email].includes(named)) return fail({ kind: 'noChat' });
    const { patient, highRisk, ...shown } = { ...chat, named };
    return ok({
      ...shown,
      ...(this.knowsPatient && { ...(patient && { patient }), ...(highRisk !== undefined && { highRisk }) }),
    });
  }

  async claim(named: string, reason: string): Promise<Result<AcceptedChat, LookUpFailure>> {
    const found = await this.find(named);
    if (!found.ok || this.chat === undefined) return found.ok ? fail({ kind: 'noChat' }) : found;
    this.done.push(`claim ${this.chat.patient?.id}`);
    this.reasons.push(reason);
    this.isMember = true;
    this.knowsPatient = true;
    this.chat = { ...this.chat, lead: { therapistId: 't-me', name: 'Mia Lang', isMe: true } };
    return ok({ chatSessionId: found.value.chatSessionId, generation: found.value.generation });
  }

  private async ask(
    ask: ColleagueRequest,
    act: 'invite' | 'handover',
  ): Promise<Result<ColleagueRequestAnswer, ActFailure>> {
    return this.act<ColleagueRequestAnswer>(() => {
      this.asks.push({ ...ask, act });
      if (this.inChat.has(ask.therapistId) && act === 'invite') return 'inChatAlready';
      if (this.pending.has(ask.therapistId)) return 'pendingAlready';
      if (ask.therapistId === 't-dov') return 'notSent';
      this.hasAsked(ask.therapistId, { act, byUserId: 'dana', askedAt: this.now(), message: ask.message });
      return 'sent';
    });
  }

  private async act<T>(carryOut: () => T): Promise<Result<T, ActFailure>> {
    const { until } = this;
    this.until = undefined;
    if (until !== undefined) await until;
    const { nextFailure } = this;
    if (nextFailure !== undefined) {
      if (nextFailure.butDone) carryOut();
      return this.failed(nextFailure.kind);
    }
    if (this.isMember && this.isRepeated) carryOut();
    this.isRepeated = false;
    return this.isMember ? ok(carryOut()) : fail({ kind: 'notInChat' });
  }

  private failed(kind: Failure): { readonly ok: false; readonly failure: ActFailure } {
    this.nextFailure = undefined;
    return fail({ kind });
  }
}
