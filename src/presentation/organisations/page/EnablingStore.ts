import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { FormDrafts } from '@/application/drafts/FormDrafts';
import { choiceField, textField } from '@/application/kernel/forms/FormFields';
import type { FormAnswer } from '@/application/kernel/forms/FormState';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { Enabling } from '@/application/organisations/ports/OrganisationGateway';
import type {
  SetEnabledFailure,
  SetOrganisationEnabled,
  UndoEnablingFailure,
} from '@/application/organisations/SetOrganisationEnabled';
import type { Result } from '@/domain/kernel/Result';
import type { Organisation } from '@/domain/organisations/Organisation';
import { ORGANISATION_LIMITS } from '@/domain/organisations/SettingSection';
import { DraftForm } from '../../kit/forms/DraftForm';
import { repeatEvery } from '../../kit/repeatEvery';

export interface EnablingUseCases {
  readonly setEnabled: SetOrganisationEnabled;
  readonly formDrafts: FormDrafts;
  readonly clock: Clock;
}

/** For how long a change can be taken back on the page, in milliseconds. */
export const ENABLING_UNDO_MS = 10_000;

const SECOND_MS = 1_000;

// A type, because an interface is no record of fields.
type Entered = {
  /** What the person wants, from the first key on: the organisation may be another after a reload. */
  readonly act: 'enable' | 'disable' | null;
  readonly reason: string;
  /** How many patients may join in all, as it was typed; empty to leave it as it is. */
  readonly seats: string;
};

/** Enables or disables one organisation, with a reason, and takes that back within ten seconds. */
export class EnablingStore {
  readonly form: DraftForm<Entered, SetEnabledFailure>;
  readonly longestReason = ORGANISATION_LIMITS.reason;
  /** The question is open. */
  isAsking = false;
  /** What was done last, as long as it can be taken back. */
  done: Organisation | undefined = undefined;
  undoFailure: UndoEnablingFailure | undefined = undefined;
  undoing = false;
  secondsLeft = 0;
  private undoUntil = 0;
  private stopCounting: Unsubscribe = () => undefined;

  constructor(
    private organisation: Organisation,
    private readonly useCases: EnablingUseCases,
    /** The organisation is another by now. */
    private readonly onChanged: () => void,
  ) {
    this.form = new DraftForm<Entered, SetEnabledFailure>({
      key: { kind: 'administration', form: 'enabling', itemId: organisation.id },
      fields: { act: choiceField(['enable', 'disable']), reason: textField, seats: textField },
      drafts: useCases.formDrafts,
      submit: ({ mine }) => this.submit(mine),
      stamp: mine => ({ ...mine, act: this.wanted }),
      afterSave: 'another',
    });
    makeObservable<this, 'organisation' | 'show' | 'count'>(this, {
      ...{ isAsking: observable, done: observableRef, undoFailure: observableRef, undoing: observable },
      ...{ secondsLeft: observable, organisation: observableRef, wanted: computed, isLocked: computed },
      ...{ seatsFault: computed, ask: action, cancel: action, write: action, update: action },
      ...{ show: action, count: action },
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

  /** What the question would do. */
  get wanted(): 'enable' | 'disable' {
    return this.form.mine.act ?? (this.organisation.enabled ? 'disable' : 'enable');
  }

  /** An attempt without an answer, unless a later one was refused, is settled with the reason that was sent. */
  get isLocked(): boolean {
    const { busy, status, failure } = this.form;
    return busy || (status === 'unanswered' && (failure === undefined || isUnknown(failure)));
  }

  get seatsFault(): boolean {
    return this.wanted === 'enable' && !/^\d{0,8}$/.test(this.form.mine.seats.trim());
  }

  /** The page has loaded the organisation again. */
  update(organisation: Organisation): void {
    this.organisation = organisation;
  }

  ask(): void {
    this.isAsking = true;
    this.undoFailure = undefined;
  }

  cancel(): void {
    if (this.isLocked) return;
    this.isAsking = false;
    this.form.discard();
  }

  write(field: 'reason' | 'seats', value: string): void {
    if (this.isLocked) return;
    this.form.edit('act', this.wanted);
    this.form.edit(field, value);
  }

  async save(): Promise<void> {
    if (this.seatsFault) return;
    await this.form.submit();
  }

  async undo(): Promise<void> {
    const { done } = this;
    if (done === undefined || this.undoing) return;
    this.undoing = true;
    const answer = await this.useCases.setEnabled.undo(done);
    runInAction(() => {
      this.undoing = false;
      this.endUndo();
      if (answer.ok) this.show(answer.value);
      else this.undoFailure = answer.failure;
    });
    this.onChanged();
  }

  private async submit(mine: Entered): Promise<FormAnswer<Entered, SetEnabledFailure>> {
    const { act, reason, seats } = mine;
    const enabling: Enabling = {
      enabled: act === 'enable',
      ...(reason.trim() !== '' && { reason: reason.trim() }),
      ...(act === 'enable' && seats.trim() !== '' && { maxRedemptions: Number(seats) }),
    };
    const answer = await this.useCases.setEnabled.execute(this.organisation.id, enabling);
    if (answer.ok) this.offerUndo(answer.value);
    if (answer.ok || answer.failure.kind === 'alreadySo') this.onChanged();
    return toFormAnswer(answer, mine);
  }

  private offerUndo(done: Organisation): void {
    runInAction(() => {
      this.show(done);
      this.isAsking = false;
      this.done = done;
      this.undoUntil = this.useCases.clock.now() + ENABLING_UNDO_MS;
      this.count();
    });
    this.stopCounting();
    this.stopCounting = repeatEvery(this.useCases.clock, SECOND_MS, () => this.count());
  }

  private show(organisation: Organisation): void {
    this.organisation = organisation;
  }

  /** A device whose clock is set back offers no more than the ten seconds. */
  private count(): void {
    const left = Math.ceil((this.undoUntil - this.useCases.clock.now()) / SECOND_MS);
    this.secondsLeft = Math.min(left, ENABLING_UNDO_MS / SECOND_MS);
    if (left <= 0) this.endUndo();
  }

  private endUndo(): void {
    this.done = undefined;
    this.stopCounting();
  }
}

function toFormAnswer(
  answer: Result<Organisation, SetEnabledFailure>,
  mine: Entered,
): FormAnswer<Entered, SetEnabledFailure> {
  if (answer.ok) return { kind: 'saved', held: mine };
  const { failure } = answer;
  return { kind: isUnknown(failure) ? 'unanswered' : 'refused', failure };
}

/** Whether it is open what became of the attempt. */
const isUnknown = ({ kind }: SetEnabledFailure): boolean => kind === 'unreachable' || kind === 'sessionEnded';
