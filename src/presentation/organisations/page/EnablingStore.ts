import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { FormDrafts } from '@/application/drafts/FormDrafts';
import { choiceField, textField } from '@/application/kernel/forms/FormFields';
import type { FormAnswer } from '@/application/kernel/forms/FormState';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type {
  EnablingDone,
  SetEnabledFailure,
  SetOrganisationEnabled,
  UndoEnablingFailure,
} from '@/application/organisations/SetOrganisationEnabled';
import { reasonFault } from '@/domain/kernel/reasonFault';
import { changeKey } from '@/domain/kernel/Change';
import type { Organisation } from '@/domain/organisations/Organisation';
import { DraftForm } from '../../kit/forms/DraftForm';
import {
  cleanSeats,
  limitField,
  seatsFault,
  seatsOf,
  type EntryFault,
  type LimitEntry,
} from '../../kit/forms/LimitEntry';
import { repeatEvery } from '../../kit/repeatEvery';

export interface EnablingUseCases {
  readonly setEnabled: SetOrganisationEnabled;
  readonly formDrafts: FormDrafts;
  readonly clock: Clock;
}

/** The time in which a change can be undone on the page, in milliseconds. */
export const ENABLING_UNDO_MS = 10_000;

const SECOND_MS = 1_000;

// Must be a type alias: interfaces lack an index signature.
export type EnteredEnabling = {
  /** The user's intention, from the first key on: after a reload the organisation may have changed. */
  readonly act: 'enable' | 'disable' | null;
  readonly reason: string;
  /**
   * The number of patients who may join in total; unlimited leaves it unchanged. Only if the organisation is enabled.
   */
  readonly seats: LimitEntry;
  /** Key of the newest change that the user knew when they first sent it. */
  readonly seen: string;
};

export interface EnablingFaults {
  readonly reason: boolean;
  readonly seats: EntryFault | undefined;
}

/** Enables or disables one organisation with a reason, and can undo that within ten seconds. */
export class EnablingStore {
  readonly form: DraftForm<EnteredEnabling, SetEnabledFailure>;
  readonly undoSeconds = ENABLING_UNDO_MS / SECOND_MS;
  /** True while the question is open. */
  isAsking = false;
  /** Errors are shown after the first attempt. */
  hasTriedToSubmit = false;
  /** The last completed act, until another question is asked or the organisation changes again. */
  done: EnablingDone | undefined = undefined;
  /** True if the last change was undone. */
  isUndone = false;
  undoFailure: UndoEnablingFailure | undefined = undefined;
  undoing = false;
  /** Seconds left to undo it; 0 if it cannot be undone. */
  secondsLeft = 0;
  private undoUntil = 0;
  private stopCounting: Unsubscribe = () => undefined;

  constructor(
    private organisation: Organisation,
    private readonly useCases: EnablingUseCases,
    /** Called when the organisation has changed. */
    private readonly onChanged: () => void,
  ) {
    this.form = new DraftForm<EnteredEnabling, SetEnabledFailure>({
      key: { kind: 'administration', form: 'enabling', itemId: organisation.id },
      fields: { act: choiceField(['enable', 'disable']), reason: textField, seats: limitField, seen: textField },
      drafts: useCases.formDrafts,
      submit: ({ mine }) => this.submit(mine),
      stamp: mine => this.stamped(mine),
      afterSave: 'another',
    });
    makeObservable<this, 'organisation' | 'show' | 'count'>(this, {
      ...{ isAsking: observable, hasTriedToSubmit: observable, done: observableRef, isUndone: observable },
      ...{ undoFailure: observableRef, undoing: observable, secondsLeft: observable, organisation: observableRef },
      ...{ wanted: computed, isLocked: computed, faults: computed, ask: action, cancel: action },
      ...{ writeReason: action, writeSeats: action, update: action, show: action, count: action },
    });
  }

  start(): Unsubscribe {
    const stop = this.form.start();
    void this.form.loaded.then(() => runInAction(() => (this.isAsking ||= this.form.isUnsaved)));
    return () => {
      stop();
      this.stopCounting();
    };
  }

  /** The effect of the question. */
  get wanted(): 'enable' | 'disable' {
    return this.form.mine.act ?? (this.organisation.enabled ? 'disable' : 'enable');
  }

  /** An attempt without an answer, unless a later one was refused, is settled with the reason that was sent. */
  get isLocked(): boolean {
    const { busy, status, failure } = this.form;
    return busy || (status === 'unanswered' && (failure === undefined || isUnknown(failure)));
  }

  get faults(): EnablingFaults {
    const { reason, seats } = this.form.mine;
    return {
      reason: reasonFault(reason) !== undefined,
      seats: this.wanted === 'enable' ? seatsFault(seats) : undefined,
    };
  }

  /** Applies the organisation that the page has reloaded. */
  update(organisation: Organisation): void {
    this.organisation = organisation;
    if (this.done !== undefined && this.done.organisation.enabled !== organisation.enabled) this.forgetDone();
  }

  ask(): void {
    this.isAsking = true;
    this.hasTriedToSubmit = false;
    this.isUndone = false;
    this.undoFailure = undefined;
    this.forgetDone();
  }

  cancel(): void {
    if (this.isLocked) return;
    this.isAsking = false;
    this.form.discard();
  }

  writeReason(reason: string): void {
    if (this.isLocked) return;
    this.form.edit('act', this.wanted);
    this.form.edit('reason', reason);
  }

  writeSeats(seats: LimitEntry): void {
    if (this.isLocked) return;
    this.form.edit('act', this.wanted);
    this.form.edit('seats', seats);
  }

  async save(): Promise<void> {
    runInAction(() => (this.hasTriedToSubmit = true));
    const { reason, seats } = this.faults;
    if (reason || seats !== undefined) return;
    await this.form.submit();
  }

  /** `reason`: the text in the history. */
  async undo(reason: string): Promise<void> {
    const { done, secondsLeft } = this;
    if (done === undefined || secondsLeft <= 0 || this.undoing) return;
    runInAction(() => (this.undoing = true));
    const answer = await this.useCases.setEnabled.undo(done.organisation, reason);
    runInAction(() => {
      this.undoing = false;
      this.forgetDone();
      this.isUndone = answer.ok;
      if (answer.ok) this.show(answer.value.organisation);
      else this.undoFailure = answer.failure;
    });
    this.onChanged();
  }

  private stamped(mine: EnteredEnabling): EnteredEnabling {
    const seen = mine.seen === '' ? changeKey(this.organisation.changes[0]) : mine.seen;
    return { ...mine, act: this.wanted, seats: cleanSeats(mine.seats), seen };
  }

  private async submit(mine: EnteredEnabling): Promise<FormAnswer<EnteredEnabling, SetEnabledFailure>> {
    const { act, reason, seats, seen } = mine;
    const maxRedemptions = act === 'enable' ? seatsOf(seats) : undefined;
    const limit = maxRedemptions === undefined ? {} : { maxRedemptions };
    const enabling = { enabled: act === 'enable', reason: reason.trim(), ...limit };
    const answer = await this.useCases.setEnabled.execute(this.organisation.id, enabling, seen);
    if (answer.ok) this.offerUndo(answer.value);
    if (answer.ok || answer.failure.kind === 'alreadySo') this.onChanged();
    if (answer.ok) return { kind: 'saved', held: mine };
    const { failure } = answer;
    return { kind: isUnknown(failure) ? 'unanswered' : 'refused', failure };
  }

  private offerUndo(done: EnablingDone): void {
    this.stopCounting();
    runInAction(() => {
      this.show(done.organisation);
      this.isAsking = false;
      this.hasTriedToSubmit = false;
      this.done = done;
      this.undoUntil = this.useCases.clock.now() + ENABLING_UNDO_MS;
      this.secondsLeft = done.undo === 'possible' ? this.undoSeconds : 0;
    });
    if (done.undo === 'possible') this.stopCounting = repeatEvery(this.useCases.clock, SECOND_MS, () => this.count());
  }

  private show(organisation: Organisation): void {
    this.organisation = organisation;
  }

  /** Even if the device's clock is set back, each second still counts. */
  private count(): void {
    const left = Math.ceil((this.undoUntil - this.useCases.clock.now()) / SECOND_MS);
    this.secondsLeft = Math.max(0, Math.min(left, this.secondsLeft - 1));
    if (this.secondsLeft === 0) this.stopCounting();
  }

  private forgetDone(): void {
    this.done = undefined;
    this.secondsLeft = 0;
    this.stopCounting();
  }
}

/** True if the outcome of the attempt is unknown. */
const isUnknown = ({ kind }: SetEnabledFailure): boolean => kind === 'unreachable' || kind === 'sessionEnded';
