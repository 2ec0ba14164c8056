import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { ActOnChatFailure, ChatAddress } from '@/application/chat/acts/actOnChat';
import type { EndChat } from '@/application/chat/acts/EndChat';
import type { HandOverChat, HandOverFailure } from '@/application/chat/acts/HandOverChat';
import type { InviteTherapist } from '@/application/chat/acts/InviteTherapist';
import type { ActNoteDrafts } from '@/application/drafts/ActNoteDrafts';
import type { LeaveChat } from '@/application/chat/acts/LeaveChat';
import type { ListColleagues } from '@/application/chat/acts/ListColleagues';
import type { ColleagueRequestAnswer } from '@/application/chat/ports/ChatActGateway';
import { latest } from '@/application/kernel/latest';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { ChatSession } from '@/domain/chat/conversations/ChatSession';
import type { ReadList } from '@/domain/kernel/ReadList';
import type { Colleague } from '@/domain/chat/acts/Colleague';
import { offeredActs, type ChatAct } from '@/domain/chat/acts/offeredActs.rule';
import { patientName } from '@/domain/kernel/patientName';
import type { Result } from '@/domain/kernel/Result';

export type AskingAct = 'invite' | 'handover';
export type LeavingAct = 'leave' | 'end';

export type UnseenOutcome =
  | {
      readonly act: AskingAct;
      readonly answer: Result<ColleagueRequestAnswer, HandOverFailure>;
      readonly colleague: string;
    }
  | { readonly act: LeavingAct; readonly failure: ActOnChatFailure };

export interface ChatActsUseCases {
  readonly listColleagues: ListColleagues;
  readonly inviteTherapist: InviteTherapist;
  readonly handOverChat: HandOverChat;
  readonly leaveChat: LeaveChat;
  readonly endChat: EndChat;
  readonly actNoteDrafts: ActNoteDrafts;
  /** Runs with the outcome of an act whose dialog is no longer on the screen. */
  readonly onUnseen: (outcome: UnseenOutcome, name: string) => void;
  /** Runs when the chat is no longer the user's. */
  readonly onGone: (session: ChatSession, act: LeavingAct | 'discharge', name: string) => void;
}

export type Colleagues =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed' }
  | { readonly phase: 'known'; readonly people: ReadList<Colleague> };

export type AskFailure = HandOverFailure | { readonly kind: 'noColleague' };

/**
 * The acts on one conversation other than writing: one dialog at a time, and one call per click. A started act cannot
 * be cancelled; its dialog stays until the answer arrives.
 */
export class ChatActsStore {
  open: AskingAct | LeavingAct | undefined = undefined;
  colleagues: Colleagues = { phase: 'loading' };
  chosen = '';
  message = '';
  busy = false;
  /** The outcome of an invitation or handover; the dialog stays open to show it. */
  asked: { readonly outcome: ColleagueRequestAnswer; readonly name: string } | undefined = undefined;
  askFailure: AskFailure | undefined = undefined;
  leavingFailure: ActOnChatFailure | undefined = undefined;
  private readonly latest = latest();
  private isShown = false;

  constructor(
    private readonly channelId: string,
    private readonly useCases: ChatActsUseCases,
  ) {
    makeObservable<this, 'begin'>(this, {
      open: observable,
      colleagues: observableRef,
      chosen: observable,
      message: observable,
      busy: observable,
      asked: observableRef,
      askFailure: observableRef,
      leavingFailure: observableRef,
      chosenName: computed,
      show: action,
      close: action,
      choose: action,
      write: action,
      begin: action,
    });
  }

  /** Keeps the dialogs on screen until it is stopped. */
  start(): Unsubscribe {
    this.isShown = true;
    return () => (this.isShown = false);
  }

  offered(session: ChatSession): readonly ChatAct[] {
    return offeredActs({ isLead: session.isLeadTherapist });
  }

  nameOf({ patient }: ChatSession): string {
    return patientName(patient);
  }

  get chosenName(): string {
    return this.colleagues.phase === 'known'
      ? (this.colleagues.people.items.find(({ therapistId }) => therapistId === this.chosen)?.name ?? '')
      : '';
  }

  show(act: AskingAct | LeavingAct, session: ChatSession): void {
    if (this.busy) return;
    this.close();
    this.open = act;
    if (act !== 'invite' && act !== 'handover') return;
    const { actNoteDrafts } = this.useCases;
    this.chosen = actNoteDrafts.noteOf(this.channelId, `${act}Whom`);
    this.message = actNoteDrafts.noteOf(this.channelId, act);
    void this.loadColleagues(act, session);
  }

  close(): void {
    if (this.busy) return;
    this.latest.cancel();
    [this.open, this.asked, this.askFailure, this.leavingFailure] = [undefined, undefined, undefined, undefined];
  }

  choose(therapistId: string): void {
    this.chosen = therapistId;
    this.askFailure = undefined;
    if (this.open === 'invite' || this.open === 'handover')
      this.useCases.actNoteDrafts.execute(this.channelId, `${this.open}Whom`, therapistId);
  }

  write(message: string): void {
    this.message = message;
    this.askFailure = undefined;
    if (this.open === 'invite' || this.open === 'handover')
      this.useCases.actNoteDrafts.execute(this.channelId, this.open, message);
  }

  async loadColleagues(act: AskingAct, { patient }: ChatSession): Promise<void> {
    const isLatest = this.latest.current();
    runInAction(() => (this.colleagues = { phase: 'loading' }));
    const answer = await this.useCases.listColleagues.execute(patient.id, act);
    runInAction(() => {
      if (isLatest()) this.colleagues = answer.ok ? { phase: 'known', people: answer.value } : { phase: 'failed' };
    });
  }

  async ask(act: AskingAct, session: ChatSession): Promise<void> {
    if (this.busy || this.asked !== undefined) return;
    // The colleague that a draft names may no longer be in the list.
    if (this.chosenName === '') return runInAction(() => void (this.askFailure = { kind: 'noColleague' }));
    const { chosen: therapistId, chosenName: colleague, message } = this;
    const { inviteTherapist, handOverChat, actNoteDrafts, onUnseen } = this.useCases;
    this.begin();
    const command = { patientId: session.patient.id, therapistId, message };
    const answer: Result<ColleagueRequestAnswer, HandOverFailure> = await (
      act === 'invite' ? inviteTherapist : handOverChat
    ).execute(command);
    if (answer.ok) [act, `${act}Whom` as const].forEach(note => actNoteDrafts.execute(this.channelId, note, ''));
    runInAction(() => {
      this.busy = false;
      if (answer.ok) this.asked = { outcome: answer.value, name: colleague };
      else this.askFailure = answer.failure;
    });
    // The list of those asked shows whether the request has arrived.
    if (!answer.ok && answer.failure.kind === 'unreachable' && this.open === act)
      await this.loadColleagues(act, session);
    if (!this.isShown) onUnseen({ act, answer, colleague }, this.nameOf(session));
  }

  async goThrough(act: LeavingAct, session: ChatSession): Promise<void> {
    if (this.busy) return;
    const { leaveChat, endChat, onGone, onUnseen } = this.useCases;
    this.begin();
    const target: ChatAddress = { channelId: this.channelId, patientId: session.patient.id };
    const answer = await { leave: leaveChat, end: endChat }[act].execute(target);
    runInAction(() => (this.busy = false));
    if (answer.ok) {
      this.close();
      return onGone(session, act, this.nameOf(session));
    }
    runInAction(() => (this.leavingFailure = answer.failure));
    if (!this.isShown) onUnseen({ act, failure: answer.failure }, this.nameOf(session));
  }

  private begin(): void {
    this.busy = true;
    [this.askFailure, this.leavingFailure] = [undefined, undefined];
  }
}
