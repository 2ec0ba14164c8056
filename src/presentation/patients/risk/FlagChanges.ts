import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { ChangeHighRisk } from '@/application/chat/acts/ChangeHighRisk';
import type { FlagDone, FlagPatient } from '@/application/patients/risk/FlagPatient';
import type { OpenRiskOrder, RiskChangerFailure } from '@/application/patients/ports/RiskChanger';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import { displayedRisk, type RiskChange, type RiskDisplay } from '@/domain/chat/acts/displayedRisk.rule';
import type { Result } from '@/domain/kernel/Result';
import type { Flaggable } from './Flaggable';

export interface FlagChangesUseCases {
  readonly flagPatient: FlagPatient;
  readonly changeHighRisk: Pick<ChangeHighRisk, 'left'>;
  readonly clock: Clock;
  /** The reason that the record shows for a change that was undone. */
  readonly undoReason: () => string;
}

export type FlagFailure = Exclude<RiskChangerFailure, { kind: 'unconfirmed' }>;

export interface FlagUndoable extends FlagDone {
  readonly name: string;
}

/** The interval of the undo countdown, in milliseconds. */
const SECOND_MS = 1_000;

/**
 * The state of all changes of high-risk flags, shared by the screens: each shows the same, and a change can be undone
 * after going to another screen.
 */
export class FlagChanges {
  /** The last completed change, as long as it can be undone. */
  done: FlagUndoable | undefined = undefined;
  /** The patient whose change could not be undone. */
  undoFailedOf: string | undefined = undefined;
  private now = 0;
  private readonly changes = observable.map<string, RiskChange>(undefined, { deep: false });
  private readonly failures = observable.map<string, FlagFailure>(undefined, { deep: false });
  private readonly open = new Map<string, OpenRiskOrder>();
  private readonly listeners = new Set<(patientId: string, highRisk: boolean) => unknown>();
  private stopCounting: Unsubscribe = () => undefined;

  constructor(private readonly useCases: FlagChangesUseCases) {
    makeObservable<this, 'now' | 'count'>(this, {
      done: observableRef,
      undoFailedOf: observable,
      now: observable,
      busy: computed,
      secondsLeft: computed,
      resume: action,
      handleList: action,
      count: action,
    });
  }

  /** Notifies of every change that the server confirmed. */
  onConfirmed(listener: (patientId: string, highRisk: boolean) => unknown): Unsubscribe {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /** A change begun by an earlier page is treated like one whose answer was lost. */
  resume(patientId: string): void {
    const left = this.changes.has(patientId) ? undefined : this.useCases.changeHighRisk.left(patientId);
    if (left !== undefined) this.markUnconfirmed(left);
  }

  /** The server sent the flag again. */
  handleList(patientId: string): void {
    if (this.changes.get(patientId)?.state === 'confirmed') this.changes.delete(patientId);
  }

  shown({ id, highRisk }: Pick<Flaggable, 'id' | 'highRisk'>): RiskDisplay {
    return displayedRisk({ listed: highRisk, change: this.changes.get(id) ?? null });
  }

  /** The failure of a retried change, until the next change. */
  failureOf(patientId: string): FlagFailure | undefined {
    return this.failures.get(patientId);
  }

  get busy(): boolean {
    return [...this.changes.values()].some(({ state }) => state === 'asking');
  }

  get secondsLeft(): number {
    return this.done === undefined ? 0 : Math.ceil((this.done.undoUntil - this.now) / SECOND_MS);
  }

  /** Changes the flag to the opposite. The caller gets the failure. */
  change(patient: Flaggable, reason: string): Promise<Result<void, RiskChangerFailure>> {
    const order = { patientId: patient.id, highRisk: !this.shown(patient).highRisk, reason };
    return this.track(patient.name, order, () => this.useCases.flagPatient.execute(order));
  }

  /** Retries a change whose answer was lost. */
  async finish(patientId: string, name: string): Promise<void> {
    const open = this.open.get(patientId);
    if (open === undefined || this.busy) return;
    const answer = await this.track(name, open, () => this.useCases.flagPatient.finish(open));
    if (!answer.ok && answer.failure.kind !== 'unconfirmed') this.fail(patientId, answer.failure);
  }

  /**
   * Cancels a change whose answer was lost; neither the flag nor the note is changed. If it had arrived, both stay and
   * it is reported as done.
   */
  async abandon(patientId: string, name: string): Promise<void> {
    const open = this.open.get(patientId);
    if (open === undefined || this.busy) return;
    this.begin(patientId, open.highRisk);
    const given = await this.useCases.flagPatient.abandon(open);
    runInAction(() => {
      if (!given.ok) this.markUnconfirmed(open);
      else if (given.value.done !== undefined) this.settle(patientId, name, { ok: true, value: given.value.done });
      else [this.open, this.changes].forEach(kept => kept.delete(patientId));
    });
    if (given.ok) this.notify(patientId, given.value.highRisk);
  }

  /** Undoes the last act. */
  async undo(): Promise<void> {
    const { done } = this;
    if (done === undefined || this.busy) return;
    const { patientId, highRisk } = done.order;
    this.begin(patientId, !highRisk);
    const undone = await this.useCases.flagPatient.undo(done, this.useCases.undoReason());
    const failed = !undone.ok && undone.failure.kind !== 'unconfirmed';
    runInAction(() => {
      this.stopCounting();
      [this.done, this.undoFailedOf] = [undefined, failed ? patientId : undefined];
      if (failed) this.changes.set(patientId, { highRisk, state: 'confirmed' });
      else if (undone.ok) this.changes.set(patientId, { highRisk: !highRisk, state: 'confirmed' });
      else if (undone.failure.kind === 'unconfirmed') this.markUnconfirmed(undone.failure.open);
    });
    if (undone.ok) this.notify(patientId, !highRisk);
  }

  private async track(
    name: string,
    { patientId, highRisk }: Pick<OpenRiskOrder, 'patientId' | 'highRisk'>,
    act: () => Promise<Result<FlagDone, RiskChangerFailure>>,
  ): Promise<Result<void, RiskChangerFailure>> {
    this.begin(patientId, highRisk);
    const answer = await act();
    runInAction(() => this.settle(patientId, name, answer));
    if (!answer.ok) return answer;
    this.notify(patientId, highRisk);
    return { ok: true, value: undefined };
  }

  private begin(patientId: string, highRisk: boolean): void {
    runInAction(() => {
      this.changes.set(patientId, { highRisk, state: 'asking' });
      this.failures.delete(patientId);
      this.undoFailedOf = undefined;
    });
  }

  private settle(patientId: string, name: string, answer: Result<FlagDone, RiskChangerFailure>): void {
    this.open.delete(patientId);
    if (answer.ok) {
      this.changes.set(patientId, { highRisk: answer.value.order.highRisk, state: 'confirmed' });
      this.done = { ...answer.value, name };
      this.count();
    } else if (answer.failure.kind === 'unconfirmed') this.markUnconfirmed(answer.failure.open);
    else this.changes.delete(patientId);
  }

  private fail(patientId: string, failure: FlagFailure): void {
    runInAction(() => this.failures.set(patientId, failure));
  }

  private markUnconfirmed(open: OpenRiskOrder): void {
    this.open.set(open.patientId, open);
    this.changes.set(open.patientId, { highRisk: open.highRisk, state: 'unconfirmed' });
  }

  private notify(patientId: string, highRisk: boolean): void {
    this.listeners.forEach(listener => listener(patientId, highRisk));
  }

  private count(): void {
    this.stopCounting();
    const { done } = this;
    if (done === undefined) return;
    this.now = this.useCases.clock.now();
    if (this.now >= done.undoUntil) this.done = undefined;
    else
      this.stopCounting = this.useCases.clock.wakeIn(Math.min(SECOND_MS, done.undoUntil - this.now), () =>
        this.count(),
      );
  }
}
