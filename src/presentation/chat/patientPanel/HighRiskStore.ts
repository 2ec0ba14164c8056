import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { ChangeHighRisk, ChangeHighRiskFailure } from '@/application/chat/acts/ChangeHighRisk';
import type { ActNoteDrafts } from '@/application/drafts/ActNoteDrafts';
import type { ActNotePurpose } from '@/domain/drafts/DraftKey';
import type { ObservedChat } from '@/application/chat/page/ChatState';
import type { OpenRiskChange } from '@/application/chat/acts/OpenRiskChange';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { ChatSession } from '@/domain/chat/conversations/ChatSession';
import { patientName } from '@/domain/kernel/patientName';
import { LONGEST_RISK_REASON } from '@/domain/chat/acts/riskReason.rule';
import {
  CONFIRMED_RISK_MS,
  displayedRisk,
  type RiskChange,
  type RiskDisplay,
} from '@/domain/chat/acts/displayedRisk.rule';
import type { Result } from '@/domain/kernel/Result';

export interface HighRiskUseCases {
  readonly changeHighRisk: ChangeHighRisk;
  readonly chat: ObservedChat;
  readonly actNoteDrafts: ActNoteDrafts;
  readonly clock: Clock;
  /** Runs when flag and reason are saved. */
  readonly onChanged: (highRisk: boolean, name: string) => void;
}

/** The high-risk flag of one patient: shown as the server confirmed it last, changed only with a reason. */
export class HighRiskStore {
  /** The value to which the dialog would set the flag; undefined while it is closed. */
  asking: boolean | undefined = undefined;
  reason = '';
  failure: Exclude<ChangeHighRiskFailure, { kind: 'unconfirmed' }> | undefined = undefined;
  change: RiskChange | undefined = undefined;
  readonly longest = LONGEST_RISK_REASON;
  private open: OpenRiskChange | undefined = undefined;
  private stopBelieving: Unsubscribe = () => undefined;

  constructor(
    private readonly patientId: string,
    private readonly channelId: string,
    private readonly useCases: HighRiskUseCases,
  ) {
    makeObservable<this, 'settle' | 'resume'>(this, {
      asking: observable,
      reason: observable,
      failure: observableRef,
      change: observableRef,
      ask: action,
      cancel: action,
      write: action,
      resume: action,
      settle: action,
    });
  }

  start(): Unsubscribe {
    this.resume();
    const stop = this.useCases.chat.watch({
      drafts: () => this.resume(),
      sessions: ({ sessions }) => this.compare(sessions),
      session: ({ session }) => this.compare([session]),
    });
    return () => {
      stop();
      this.letListNotify();
    };
  }

  shown({ highRisk }: ChatSession): RiskDisplay {
    return displayedRisk({ listed: highRisk, change: this.change ?? null });
  }

  nameOf({ patient }: ChatSession): string {
    return patientName(patient);
  }

  get busy(): boolean {
    return this.change?.state === 'asking';
  }

  ask(highRisk: boolean): void {
    if (this.busy) return;
    [this.asking, this.reason, this.failure] = [
      highRisk,
      this.useCases.actNoteDrafts.noteOf(this.channelId, purposeOf(highRisk)),
      undefined,
    ];
  }

  cancel(): void {
    [this.asking, this.failure] = [undefined, undefined];
  }

  write(reason: string): void {
    this.reason = reason;
    this.failure = undefined;
    if (this.asking !== undefined) this.useCases.actNoteDrafts.execute(this.channelId, purposeOf(this.asking), reason);
  }

  async confirm(session: ChatSession): Promise<void> {
    const { asking: highRisk, reason, patientId } = this;
    if (highRisk === undefined || this.busy) return;
    await this.track(session, highRisk, () => this.useCases.changeHighRisk.execute({ patientId, highRisk, reason }));
  }

  /** Retries a change whose answer was lost. */
  async finish(session: ChatSession): Promise<void> {
    const { open } = this;
    if (open === undefined || this.busy) return;
    await this.track(session, open.highRisk, () => this.useCases.changeHighRisk.finish(open));
  }

  /**
   * Cancels a change whose answer was lost; neither the flag nor the note is changed. If it had arrived, both stay and
   * it is reported as done.
   */
  async abandon(session: ChatSession): Promise<void> {
    const { open } = this;
    if (open === undefined || this.busy) return;
    runInAction(() => (this.change = { highRisk: open.highRisk, state: 'asking' }));
    const given = await this.useCases.changeHighRisk.abandon(open);
    runInAction(() => {
      if (given.ok) this.believe(given.value.highRisk);
      else this.change = { highRisk: open.highRisk, state: 'unconfirmed' };
      this.open = given.ok ? undefined : open;
    });
    if (given.ok && given.value.isDone) this.notifyDone(open.highRisk, session);
  }

  /**
   * A list may be older than the change, or be sent again because of another chat. So the confirmed value is shown
   * until a list agrees with it, or for a while.
   */
  private compare(sessions: readonly ChatSession[]): void {
    const listed = sessions.find(({ patient }) => patient.id === this.patientId)?.highRisk;
    if (listed === this.change?.highRisk) this.letListNotify();
  }

  private believe(highRisk: boolean): void {
    this.change = { highRisk, state: 'confirmed' };
    this.stopBelieving();
    this.stopBelieving = this.useCases.clock.wakeIn(CONFIRMED_RISK_MS, () => this.letListNotify());
  }

  private letListNotify(): void {
    this.stopBelieving();
    if (this.change?.state === 'confirmed') runInAction(() => (this.change = undefined));
  }

  /** A change begun by an earlier page is treated like one whose answer was lost. */
  private resume(): void {
    if (this.change !== undefined) return;
    this.open = this.useCases.changeHighRisk.left(this.patientId);
    if (this.open !== undefined) this.change = { highRisk: this.open.highRisk, state: 'unconfirmed' };
  }

  private async track(
    session: ChatSession,
    highRisk: boolean,
    act: () => Promise<Result<void, ChangeHighRiskFailure>>,
  ): Promise<void> {
    runInAction(() => {
      this.change = { highRisk, state: 'asking' };
      this.failure = undefined;
    });
    const answer = await act();
    this.settle(highRisk, answer);
    if (answer.ok) this.notifyDone(highRisk, session);
  }

  /** The reason is saved and does not have to be written again. */
  private notifyDone(highRisk: boolean, { patient }: ChatSession): void {
    this.useCases.actNoteDrafts.execute(this.channelId, purposeOf(highRisk), '');
    this.useCases.onChanged(highRisk, patientName(patient));
  }

  private settle(highRisk: boolean, answer: Result<void, ChangeHighRiskFailure>): void {
    this.open = undefined;
    if (answer.ok) {
      this.believe(highRisk);
      this.asking = undefined;
    } else if (answer.failure.kind === 'unconfirmed') {
      this.change = { highRisk, state: 'unconfirmed' };
      this.open = answer.failure.open;
      this.asking = undefined;
    } else {
      this.change = undefined;
      this.failure = answer.failure;
    }
  }
}

const purposeOf = (highRisk: boolean): ActNotePurpose => (highRisk ? 'flag' : 'unflag');
