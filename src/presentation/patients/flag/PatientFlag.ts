import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { ChangeHighRisk } from '@/application/chat/ChangeHighRisk';
import type { FlagDone, FlagPatient } from '@/application/patients/FlagPatient';
import type { OpenRiskOrder, RiskChangerFailure } from '@/application/patients/ports/RiskChanger';
import type { Clock } from '@/application/shared/ports/Clock';
import type { Stop } from '@/application/shared/Stop';
import { LONGEST_RISK_REASON } from '@/domain/chat/riskReason.rule';
import { shownRisk, type RiskChange, type ShownRisk } from '@/domain/chat/shownRisk.rule';
import type { Result } from '@/domain/shared/Result';

export interface PatientFlagUseCases {
  readonly flagPatient: FlagPatient;
  readonly changeHighRisk: Pick<ChangeHighRisk, 'left' | 'abandon'>;
  readonly clock: Clock;
  /** Stands in the record as the reason of a change that was taken back. */
  readonly undoReason: () => string;
}

export interface Flaggable {
  readonly id: string;
  readonly name: string;
  /** As the server confirmed it last. */
  readonly highRisk: boolean;
}

interface Undoable extends FlagDone {
  readonly name: string;
}

/** The undo counts its seconds down. */
const SECOND_MS = 1_000;

/** The high-risk flag of patients: shown as the server confirmed it last, changed only with a reason, and for a short while taken back at once. */
export class PatientFlag {
  /** Whose flag is to be changed; undefined while the dialog is closed. */
  asking: Flaggable | undefined = undefined;
  reason = '';
  failure: Exclude<RiskChangerFailure, { kind: 'unconfirmed' }> | undefined = undefined;
  /** What was done last, as long as it can be taken back. */
  done: Undoable | undefined = undefined;
  undoFailed = false;
  /** Milliseconds since 1970. */
  now = 0;
  readonly longest = LONGEST_RISK_REASON;
  readonly changes = observable.map<string, RiskChange>(undefined, { deep: false });
  private readonly open = new Map<string, OpenRiskOrder>();
  private stopCounting: Stop = () => undefined;

  constructor(
    private readonly useCases: PatientFlagUseCases,
    private readonly onConfirmed: (patientId: string, highRisk: boolean) => void,
  ) {
    makeObservable<this, 'settle' | 'count'>(this, {
      asking: observableRef,
      reason: observable,
      failure: observableRef,
      done: observableRef,
      undoFailed: observable,
      now: observable,
      busy: computed,
      secondsLeft: computed,
      ask: action,
      cancel: action,
      write: action,
      takeUp: action,
      heard: action,
      settle: action,
      count: action,
    });
  }

  stop(): void {
    this.stopCounting();
    runInAction(() => (this.done = undefined));
  }

  /** What a page that is gone has begun is as open as if its answer were lost. */
  takeUp(patientId: string): void {
    const left = this.changes.has(patientId) ? undefined : this.useCases.changeHighRisk.left(patientId);
    if (left === undefined) return;
    this.open.set(patientId, left);
    this.changes.set(patientId, { highRisk: left.highRisk, state: 'unconfirmed' });
  }

  /** The server told the flag anew. */
  heard(patientId: string): void {
    if (this.changes.get(patientId)?.state === 'confirmed') this.changes.delete(patientId);
  }

  shown({ id, highRisk }: Pick<Flaggable, 'id' | 'highRisk'>): ShownRisk {
    return shownRisk({ listed: highRisk, change: this.changes.get(id) ?? null });
  }

  get busy(): boolean {
    return [...this.changes.values()].some(({ state }) => state === 'asking');
  }

  get secondsLeft(): number {
    return this.done === undefined ? 0 : Math.ceil((this.done.undoUntil - this.now) / SECOND_MS);
  }

  ask(patient: Flaggable): void {
    if (this.busy) return;
    [this.asking, this.reason, this.failure] = [patient, '', undefined];
  }

  cancel(): void {
    [this.asking, this.failure] = [undefined, undefined];
  }

  write(reason: string): void {
    [this.reason, this.failure] = [reason, undefined];
  }

  async confirm(): Promise<void> {
    const { asking, reason } = this;
    if (asking === undefined || this.busy) return;
    const order = { patientId: asking.id, highRisk: !this.shown(asking).highRisk, reason };
    await this.follow(asking.name, order, () => this.useCases.flagPatient.execute(order));
  }

  /** Goes on with a change whose answer was lost. */
  async finish(patientId: string, name: string): Promise<void> {
    const open = this.open.get(patientId);
    if (open === undefined || this.busy) return;
    await this.follow(name, open, () => this.useCases.flagPatient.finish(open));
  }

  /** Gives up a change whose answer was lost: neither flag nor note of it. */
  async abandon(patientId: string): Promise<void> {
    const open = this.open.get(patientId);
    if (open === undefined || this.busy) return;
    runInAction(() => this.changes.set(patientId, { highRisk: open.highRisk, state: 'asking' }));
    const given = await this.useCases.changeHighRisk.abandon(open);
    runInAction(() => {
      if (given.ok) [this.open, this.changes].forEach(kept => kept.delete(patientId));
      else this.changes.set(patientId, { highRisk: open.highRisk, state: 'unconfirmed' });
    });
    if (given.ok) this.onConfirmed(patientId, open.highRisk);
  }

  /** Takes back what was done last. */
  async undo(): Promise<void> {
    const { done } = this;
    if (done === undefined || this.busy) return;
    const { patientId, highRisk } = done.order;
    this.begin(patientId, !highRisk);
    const undone = await this.useCases.flagPatient.undo(done, this.useCases.undoReason());
    const failed = !undone.ok && undone.failure.kind !== 'unconfirmed';
    runInAction(() => {
      this.stop();
      this.undoFailed = failed;
      if (failed) this.changes.set(patientId, { highRisk, state: 'confirmed' });
      else if (undone.ok) this.changes.set(patientId, { highRisk: !highRisk, state: 'confirmed' });
      else if (undone.failure.kind === 'unconfirmed') this.keepOpen(undone.failure.open);
    });
    if (undone.ok) this.onConfirmed(patientId, !highRisk);
  }

  private async follow(name: string, { patientId, highRisk }: Pick<OpenRiskOrder, 'patientId' | 'highRisk'>, act: () => Promise<Result<FlagDone, RiskChangerFailure>>): Promise<void> {
    this.begin(patientId, highRisk);
    const answer = await act();
    this.settle(patientId, name, answer);
    if (answer.ok) this.onConfirmed(patientId, highRisk);
  }

  private begin(patientId: string, highRisk: boolean): void {
    runInAction(() => {
      this.changes.set(patientId, { highRisk, state: 'asking' });
      [this.failure, this.undoFailed] = [undefined, false];
    });
  }

  private settle(patientId: string, name: string, answer: Result<FlagDone, RiskChangerFailure>): void {
    this.open.delete(patientId);
    if (answer.ok) {
      this.changes.set(patientId, { highRisk: answer.value.order.highRisk, state: 'confirmed' });
      [this.asking, this.done] = [undefined, { ...answer.value, name }];
      this.count();
    } else if (answer.failure.kind === 'unconfirmed') {
      this.keepOpen(answer.failure.open);
      this.asking = undefined;
    } else {
      this.changes.delete(patientId);
      this.failure = answer.failure;
    }
  }

  private keepOpen(open: OpenRiskOrder): void {
    this.open.set(open.patientId, open);
    this.changes.set(open.patientId, { highRisk: open.highRisk, state: 'unconfirmed' });
  }

  private count(): void {
    this.stopCounting();
    const { done } = this;
    if (done === undefined) return;
    this.now = this.useCases.clock.now();
    if (this.now >= done.undoUntil) this.done = undefined;
    else this.stopCounting = this.useCases.clock.wakeIn(Math.min(SECOND_MS, done.undoUntil - this.now), () => this.count());
  }
}
