import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { ActOnChatFailure, ActTarget } from '@/application/chat/actOnChat';
import type { DischargePatient } from '@/application/chat/DischargePatient';
import type { EndChat } from '@/application/chat/EndChat';
import type { HandOverChat, HandOverFailure } from '@/application/chat/HandOverChat';
import type { InviteTherapist } from '@/application/chat/InviteTherapist';
import type { LeaveChat } from '@/application/chat/LeaveChat';
import type { ListColleagues } from '@/application/chat/ListColleagues';
import type { AskAnswered } from '@/application/chat/ports/ChatActGateway';
import type { ChatSession } from '@/domain/chat/ChatSession';
import type { Colleague } from '@/domain/chat/Colleague';
import { offeredActs, type ChatAct } from '@/domain/chat/offeredActs.rule';
import { patientName } from '@/domain/chat/patientName';
import type { Result } from '@/domain/shared/Result';

export type AskingAct = 'invite' | 'handover';
export type LeavingAct = 'leave' | 'end' | 'discharge';

export interface ChatActsUseCases {
  readonly listColleagues: ListColleagues;
  readonly inviteTherapist: InviteTherapist;
  readonly handOverChat: HandOverChat;
  readonly leaveChat: LeaveChat;
  readonly endChat: EndChat;
  readonly dischargePatient: DischargePatient;
  /** Told when the person has no more to do with the chat. */
  readonly onGone: (session: ChatSession, act: LeavingAct, name: string) => void;
}

export type Colleagues = { readonly phase: 'loading' } | { readonly phase: 'failed' } | { readonly phase: 'known'; readonly people: readonly Colleague[] };

export type AskFailure = HandOverFailure | { readonly kind: 'noColleague' };

/** What is done in one conversation besides talking: one dialog at a time, and one press one call. */
export class ChatActsStore {
  open: AskingAct | LeavingAct | undefined = undefined;
  colleagues: Colleagues = { phase: 'loading' };
  chosen = '';
  message = '';
  busy = false;
  /** What became of asking; the dialog stays to say it. */
  asked: { readonly outcome: AskAnswered; readonly name: string } | undefined = undefined;
  askFailure: AskFailure | undefined = undefined;
  leavingFailure: ActOnChatFailure | undefined = undefined;
  /** Answers for a dialog that was closed meanwhile change nothing. */
  private turn = 0;
  /** What was written to a colleague when the dialog was closed before anybody was asked. */
  private readonly unasked = new Map<AskingAct | LeavingAct, string>();

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

  offered(session: ChatSession): readonly ChatAct[] {
    return offeredActs({ isLead: session.isLeadTherapist });
  }

  nameOf({ patient }: ChatSession): string {
    return patientName(patient);
  }

  get chosenName(): string {
    return this.colleagues.phase === 'known' ? (this.colleagues.people.find(({ therapistId }) => therapistId === this.chosen)?.name ?? '') : '';
  }

  show(act: AskingAct | LeavingAct, session: ChatSession): void {
    this.close();
    this.open = act;
    [this.chosen, this.message] = ['', this.unasked.get(act) ?? ''];
    if (act === 'invite' || act === 'handover') void this.loadColleagues(act, session);
  }

  close(): void {
    this.turn += 1;
    if (this.open !== undefined) this.unasked.set(this.open, this.asked === undefined ? this.message : '');
    [this.open, this.busy, this.asked, this.askFailure, this.leavingFailure] = [undefined, false, undefined, undefined, undefined];
  }

  choose(therapistId: string): void {
    this.chosen = therapistId;
    this.askFailure = undefined;
  }

  write(message: string): void {
    this.message = message;
    this.askFailure = undefined;
  }

  async loadColleagues(act: AskingAct, { patient }: ChatSession): Promise<void> {
    const { turn } = this;
    runInAction(() => (this.colleagues = { phase: 'loading' }));
    const answer = await this.useCases.listColleagues.execute(patient.id, act);
    runInAction(() => {
      if (turn === this.turn) this.colleagues = answer.ok ? { phase: 'known', people: answer.value } : { phase: 'failed' };
    });
  }

  async ask(act: AskingAct, { patient }: ChatSession): Promise<void> {
    if (this.busy || this.asked !== undefined) return;
    if (this.chosen === '') return runInAction(() => void (this.askFailure = { kind: 'noColleague' }));
    const name = this.chosenName;
    const { inviteTherapist, handOverChat } = this.useCases;
    const turn = this.begin();
    const command = { patientId: patient.id, therapistId: this.chosen, message: this.message };
    const answer: Result<AskAnswered, HandOverFailure> = await (act === 'invite' ? inviteTherapist : handOverChat).execute(command);
    runInAction(() => {
      if (turn !== this.turn) return;
      this.busy = false;
      if (answer.ok) this.asked = { outcome: answer.value, name };
      else this.askFailure = answer.failure;
    });
  }

  async goThrough(act: LeavingAct, session: ChatSession): Promise<void> {
    if (this.busy) return;
    const { leaveChat, endChat, dischargePatient, onGone } = this.useCases;
    const turn = this.begin();
    const target: ActTarget = { channelId: this.channelId, patientId: session.patient.id };
    const answer = await { leave: leaveChat, end: endChat, discharge: dischargePatient }[act].execute(target);
    if (answer.ok) {
      if (turn === this.turn) this.close();
      onGone(session, act, this.nameOf(session));
    } else if (turn === this.turn) {
      runInAction(() => {
        this.busy = false;
        this.leavingFailure = answer.failure;
      });
    }
  }

  private begin(): number {
    this.busy = true;
    [this.askFailure, this.leavingFailure] = [undefined, undefined];
    return this.turn;
  }
}
