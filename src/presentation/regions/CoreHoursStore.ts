import { action, computed, computedStruct, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { FormDrafts } from '@/application/drafts/FormDrafts';
import type { FormAnswer } from '@/application/kernel/forms/FormState';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { ChangeCoreHours, SaveCoreHoursFailure } from '@/application/regions/ChangeCoreHours';
import type { LoadCoreHours } from '@/application/regions/LoadCoreHours';
import type { CoreHours } from '@/application/regions/ports/CoreHoursGateway';
import type { Loaded } from '@/domain/kernel/Loaded';
import { reasonFault } from '@/domain/kernel/reasonFault';
import { coreHoursFaults, scheduleOf, type CoreHoursFault } from '@/domain/regions/CoreHoursEntry';
import type { CoverageSchedule } from '@/domain/regions/CoverageSchedule';
import { DraftForm, type Submission } from '../kit/forms/DraftForm';
import { asStored, coreHoursFields, toCoreHoursForm, withoutReason, type CoreHoursForm } from './coreHoursFields';

export interface CoreHoursUseCases {
  readonly loadCoreHours: LoadCoreHours;
  readonly changeCoreHours: ChangeCoreHours;
  readonly formDrafts: FormDrafts;
  readonly clock: Clock;
  /** Time zones that can be chosen. */
  readonly zones: readonly string[];
}

export type CoreHoursFailure = Exclude<SaveCoreHoursFailure, { readonly kind: 'conflict' }>;

/** The core hours of the region, and what is being made of them. What is entered outlives the page. */
export class CoreHoursStore {
  readonly form: DraftForm<CoreHoursForm, CoreHoursFailure>;
  hours: Loaded<CoreHours, CallFailure> = { status: 'unknown' };
  loading = false;
  /** Fields that a colleague changed meanwhile; they are on the screen with the person's own. */
  takenOver: readonly string[] = [];
  /** Save was pressed while something was missing. */
  wasIncomplete = false;
  private round = 0;

  constructor(private readonly useCases: CoreHoursUseCases) {
    this.form = new DraftForm<CoreHoursForm, CoreHoursFailure>({
      key: { kind: 'administration', form: 'coreHours', itemId: 'region' },
      fields: coreHoursFields,
      drafts: useCases.formDrafts,
      stamp: asStored,
      submit: submission => this.submit(submission),
      readAgain: () => this.readAgain(),
    });
    makeObservable<this, 'read' | 'fail'>(this, {
      ...{ hours: observableRef, loading: observable, takenOver: observableRef, wasIncomplete: observable },
      ...{ known: computed, faults: computed, pictured: computedStruct, canSave: computed },
      ...{ load: action, write: action, read: action, fail: action },
    });
  }

  start(): Unsubscribe {
    const stop = this.form.start();
    void this.load();
    return () => {
      this.round += 1;
      stop();
    };
  }

  /** Core hours as far as they are known, be they out of date. */
  get known(): CoreHours | undefined {
    const { hours } = this;
    if (hours.status === 'known') return hours.value;
    return hours.status === 'couldNotCheck' ? hours.last?.value : undefined;
  }

  /** Without a version of the server, one of two changes at the same time would be lost. */
  get isVersioned(): boolean {
    return this.known === undefined || this.known.version !== undefined;
  }

  /** Loads them anew; what is known stays on show meanwhile, and what is entered stays. */
  async load(): Promise<void> {
    const round = ++this.round;
    this.loading = true;
    const answer = await this.useCases.loadCoreHours.execute();
    if (round !== this.round) return;
    runInAction(() => {
      this.loading = false;
      if (!answer.ok) {
        this.fail(answer.failure);
        return;
      }
      this.read(answer.value);
      this.form.open(toCoreHoursForm(answer.value.schedule), answer.value.version);
    });
  }

  /** Time zones that can be chosen, the present one among them. */
  get zones(): readonly string[] {
    const { timeZone } = this.form.mine;
    const { zones } = this.useCases;
    return timeZone === '' || zones.includes(timeZone) ? zones : [timeZone, ...zones];
  }

  write<K extends keyof CoreHoursForm>(field: K, value: CoreHoursForm[K]): void {
    const { known, form } = this;
    this.takenOver = [];
    if (known !== undefined && form.status === 'saved') form.open(toCoreHoursForm(known.schedule), form.version);
    form.edit(field, value);
  }

  /** The reason for the change that is being made; that of a saved one belongs to the past. */
  get reason(): string {
    return this.form.status === 'saved' ? '' : this.form.mine.reason;
  }

  get faults(): readonly CoreHoursFault[] {
    return this.known === undefined ? [] : coreHoursFaults(this.form.mine);
  }

  /** What is marked: what is missing only once the person has tried to save it. */
  faultAt(place: CoreHoursFault['place']): CoreHoursFault['fault'] | undefined {
    return this.faults.find(one => one.place === place && (this.wasIncomplete || isWrong(one)))?.fault;
  }

  get hasChange(): boolean {
    const { form } = this;
    const isChanged = form.changed.some(field => field !== 'reason');
    return isChanged || form.conflicts.length > 0 || form.status === 'unanswered';
  }

  /** Save was pressed, and something is still missing. */
  get isIncomplete(): boolean {
    return this.wasIncomplete && (this.faults.length > 0 || this.lacksReason);
  }

  get lacksReason(): boolean {
    return reasonFault(this.reason) !== undefined;
  }

  /**
   * The hours on the screen, as far as they are whole; otherwise those that the server holds. The same object while
   * they are the same hours: everything that is pictured from them is calculated anew with another.
   */
  get pictured(): { readonly schedule: CoverageSchedule; readonly isEntered: boolean } | undefined {
    const { known } = this;
    if (known === undefined) return undefined;
    const entered = this.hasChange ? scheduleOf(this.form.mine) : undefined;
    return entered === undefined
      ? { schedule: known.schedule, isEntered: false }
      : { schedule: entered, isEntered: true };
  }

  get canSave(): boolean {
    const { form } = this;
    return !form.busy && this.known !== undefined && this.isVersioned && this.hasChange && form.isDecided;
  }

  discard(): void {
    this.wasIncomplete = false;
    this.form.discard(this.known && toCoreHoursForm(this.known.schedule));
  }

  async save(): Promise<void> {
    if (!this.canSave) return;
    runInAction(() => (this.wasIncomplete = this.faults.length > 0 || this.lacksReason));
    if (!this.wasIncomplete) await this.form.submit();
  }

  private async submit({
    base,
    mine,
    sent,
  }: Submission<CoreHoursForm>): Promise<FormAnswer<CoreHoursForm, CoreHoursFailure>> {
    const answer = await this.useCases.changeCoreHours.execute({
      base: withoutReason(base),
      mine: withoutReason(mine),
      sent: sent.map(withoutReason),
      reason: mine.reason.trim(),
    });
    return runInAction(() => this.formAnswer(answer, mine.reason));
  }

  private formAnswer(
    answer: Awaited<ReturnType<ChangeCoreHours['execute']>>,
    reason: string,
  ): FormAnswer<CoreHoursForm, CoreHoursFailure> {
    if (answer.ok) {
      const { saved, takenOver } = answer.value;
      this.read(saved.value);
      this.takenOver = takenOver;
      return { kind: 'saved', held: toCoreHoursForm(saved.value.schedule, reason), version: saved.etag };
    }
    const { failure } = answer;
    if (failure.kind === 'unreachable') return { kind: 'unanswered', failure };
    if (failure.kind !== 'conflict') return { kind: 'refused', failure };
    this.read(failure.theirs.value);
    return {
      kind: 'conflict',
      held: toCoreHoursForm(failure.theirs.value.schedule),
      version: failure.theirs.etag,
      conflicts: failure.conflicts.map(one => ({ ...one, field: one.field as keyof CoreHoursForm })),
    };
  }

  /** A reading that is on its way is older than what is known now. */
  private endReading(): void {
    this.round += 1;
    this.loading = false;
  }

  private readAgain(): void {
    this.hours = { status: 'unknown' };
    void this.load();
  }

  private read(hours: CoreHours): void {
    this.endReading();
    this.hours = { status: 'known', value: hours, at: this.useCases.clock.now() };
  }

  private fail(failure: CallFailure): void {
    const { hours } = this;
    const last = hours.status === 'known' ? { value: hours.value, at: hours.at } : undefined;
    const before = hours.status === 'couldNotCheck' ? hours.last : last;
    const isGone = failure.kind === 'notAllowed';
    this.hours = { status: 'couldNotCheck', failure, ...(before && !isGone && { last: before }) };
  }
}

const isWrong = ({ fault }: CoreHoursFault): boolean => fault === 'twice' || fault === 'tooMany';
