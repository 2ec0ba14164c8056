import { action, computed, makeObservable, observable, observableRef, reaction, runInAction } from 'mobx';
import type { FindAppointment } from '@/application/patients/appointments/FindAppointment';
import type { FormDrafts } from '@/application/drafts/FormDrafts';
import type { AvailabilityGateway } from '@/application/patients/ports/AvailabilityGateway';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { SaveAppointment } from '@/application/patients/appointments/SaveAppointment';
import { isSameValue } from '@/domain/kernel/forms/isSameValue';
import type { FormAnswer } from '@/application/kernel/forms/FormState';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { IdGenerator } from '@/application/kernel/ports/IdGenerator';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { Appointment, AppointmentKind, AppointmentStatus } from '@/domain/patients/appointments/Appointment';
import type { AppointmentFault } from '@/domain/patients/appointments/appointmentTimes.rule';
import type { AppointmentPlan } from '@/domain/patients/appointments/isSamePlan';
import { ok, type Result } from '@/domain/kernel/Result';
import { DraftForm, type Submission } from '../../kit/forms/DraftForm';
import {
  appointmentFields,
  noTimes,
  readPreviousAppointmentDraft,
  toEntered,
  type EnteredAppointment,
} from './appointmentFields';
import { AppointmentTimeChoice } from './AppointmentTimeChoice';
import {
  appointmentAnswer,
  appointmentPlan,
  type AppointmentFormFailure,
  type SavedAppointment,
} from './appointmentAnswer';
import type { ClashWatch } from './ClashWatch';

export interface AppointmentFormUseCases {
  readonly findAppointment: Pick<FindAppointment, 'execute'>;
  readonly availability: Pick<AvailabilityGateway, 'timeZone'>;
  readonly saveAppointment: Pick<SaveAppointment, 'execute'>;
  readonly formDrafts: FormDrafts;
  readonly clock: Pick<Clock, 'now'>;
  readonly ids: IdGenerator;
}

export interface AppointmentFormSubject {
  readonly patientId: string;
  readonly patientZone: string;
  /** The appointment that is changed; null for a new one. */
  readonly momentId: string | null;
}

/** Runs after a save, unless the form has left the screen. `isDone`: nothing else is typed in the form. */
export type OnAppointmentSaved = (isDone: boolean) => void;

type Answer = FormAnswer<EnteredAppointment, AppointmentFormFailure>;

/** The form of one appointment, new or changed; what is typed outlives the page until it is saved or discarded. */
export class AppointmentFormStore {
  readonly form: DraftForm<EnteredAppointment, AppointmentFormFailure>;
  /** Undefined until the therapist's own time zone is known. */
  choice: AppointmentTimeChoice | undefined = undefined;
  /** The appointment on the server, if known. */
  existing: Appointment | undefined = undefined;
  /** The appointment that was made last, until something is typed again. */
  made: AppointmentPlan | undefined = undefined;
  unready: { readonly part: 'zone' | 'appointment'; readonly failure: CallFailure } | undefined = undefined;
  /** Missing fields are marked after the first attempt to save. */
  hasTriedToSubmit = false;
  /** An earlier attempt was saved, and could not be changed. */
  private notChanged: Extract<AppointmentFormFailure, { kind: 'savedOtherwise' }> | undefined = undefined;
  private ownZone = '';
  private isShown = false;

  constructor(
    readonly subject: AppointmentFormSubject,
    private readonly useCases: AppointmentFormUseCases,
    readonly clashes: ClashWatch,
    private readonly onSaved: OnAppointmentSaved,
  ) {
    const { patientId, momentId } = subject;
    this.form = new DraftForm<EnteredAppointment, AppointmentFormFailure>({
      key: { kind: 'form', patientId, form: 'appointment', ...(momentId !== null && { itemId: momentId }) },
      fields: appointmentFields,
      drafts: useCases.formDrafts,
      ...(momentId === null && { newId: () => useCases.ids.next() }),
      renewsId: () => this.isBlank(this.form.base),
      readPreviousDraft: readPreviousAppointmentDraft,
      submit: submission => this.submit(submission),
      invalidate: () => this.invalidate(),
    });
    makeObservable<this, 'apply' | 'notChanged'>(this, {
      ...{
        notChanged: observableRef,
        choice: observableRef,
        existing: observableRef,
        made: observableRef,
        unready: observableRef,
        hasTriedToSubmit: observable,
      },
      ...{
        failure: computed,
        faults: computed,
        sentLast: computed,
        edit: action,
        load: action,
        apply: action,
        save: action,
        discard: action,
      },
    });
  }

  get isNew(): boolean {
    return this.subject.momentId === null;
  }

  /** The status that is recorded; null for a new appointment. */
  get status(): AppointmentStatus | null {
    return this.existing?.status ?? null;
  }

  get saving(): boolean {
    return this.form.busy;
  }

  get failure(): AppointmentFormFailure | undefined {
    return this.form.failure ?? this.notChanged;
  }

  get kind(): AppointmentKind | null {
    return this.form.mine.kind;
  }

  get place(): string {
    return this.form.mine.place;
  }

  /** The form has content that is not known to be saved. */
  get isTyped(): boolean {
    return this.form.isUnsaved;
  }

  /** The last attempt without an answer, and whether the form still shows it. */
  get sentLast(): { readonly plan: AppointmentPlan; readonly isOnScreen: boolean } | undefined {
    const last = this.form.status === 'unanswered' ? this.form.state.sent.at(-1) : undefined;
    const plan = last && this.planOf(last);
    return plan && last && { plan, isOnScreen: isSameValue(last, this.form.mine) };
  }

  /**
   * An impossible value is marked at once, a missing one after the first attempt to save. An unchanged time may be in
   * the past.
   */
  get faults(): readonly (AppointmentFault | 'kindMissing')[] {
    const isMoved = !isSameValue(this.form.mine.time, this.form.base.time);
    const faults = [
      ...((isMoved || this.isNew) && this.choice ? this.choice.times.faults : []),
      ...(this.form.mine.kind === null ? (['kindMissing'] as const) : []),
    ];
    return faults.filter(fault => this.hasTriedToSubmit || !fault.endsWith('Missing'));
  }

  /** A page that stayed in memory continues where it was left. */
  start(): Unsubscribe {
    this.isShown = true;
    const stopForm = this.form.start();
    void this.load();
    const stops = [
      reaction(
        () => this.choice?.times,
        times => this.clashes.setTimes(times, { patientId: this.subject.patientId, momentId: this.subject.momentId }),
      ),
      reaction(
        () => this.form.mine,
        mine => (this.isBlank(mine) ? undefined : this.forgetMade()),
      ),
      this.clashes.start(),
      stopForm,
    ];
    return () => {
      this.isShown = false;
      stops.forEach(end => end());
    };
  }

  async load(): Promise<void> {
    this.unready = undefined;
    const { patientId, momentId } = this.subject;
    const [zone, found] = await Promise.all([
      this.useCases.availability.timeZone(),
      momentId === null ? ok(null) : this.useCases.findAppointment.execute(patientId, momentId),
      this.form.loaded,
    ]);
    this.apply(zone, found);
  }

  edit(part: { readonly kind?: AppointmentKind | null; readonly place?: string }): void {
    if (part.kind !== undefined) this.form.edit('kind', part.kind);
    if (part.place !== undefined) this.form.edit('place', part.place);
  }

  discard(): void {
    if (this.choice === undefined || this.saving) return;
    [this.hasTriedToSubmit, this.notChanged] = [false, undefined];
    if (this.isNew) this.existing = undefined;
    this.form.discard(this.existing === undefined ? this.blank : toEntered(this.existing, this.ownZone));
  }

  async save(): Promise<void> {
    this.hasTriedToSubmit = true;
    if (this.choice === undefined || this.saving || this.faults.length > 0 || this.planOf(this.form.mine) === undefined)
      return;
    [this.made, this.notChanged] = [undefined, undefined];
    await this.form.submit();
    const { status } = this.form;
    const isSaved = status === 'saved' || status === 'savedEarlier' || status === 'heldOtherwise';
    const isDone = status === 'saved';
    if (isDone && this.isNew) this.beginAnother();
    await this.useCases.formDrafts.flush();
    if (this.isShown && isSaved) this.onSaved(isDone);
  }

  /** Finds out whether the attempt without an answer was saved. */
  private invalidate(): void {
    this.onSaved(false);
    if (this.isNew) return;
    this.choice = undefined;
    void this.load();
  }

  private get blank(): EnteredAppointment {
    return { time: noTimes(this.ownZone), kind: null, place: '' };
  }

  private isBlank({ time, kind, place }: EnteredAppointment): boolean {
    return time.start === '' && time.end === '' && kind === null && place === '';
  }

  private apply(zone: Result<string, CallFailure>, found: Result<Appointment | null, CallFailure>): void {
    runInAction(() => {
      if (!zone.ok) this.unready = { part: 'zone', failure: zone.failure };
      else if (!found.ok) this.unready = { part: 'appointment', failure: found.failure };
      else this.show(zone.value, found.value);
    });
  }

  /** Keeps the typed entries, and stores the version that is saved now. */
  private show(zone: string, found: Appointment | null): void {
    this.ownZone = zone;
    this.existing = found ?? this.existing;
    this.form.open(found === null ? this.blank : toEntered(found, zone));
    this.choice ??= new AppointmentTimeChoice(this.form, this.subject.patientZone, () => this.useCases.clock.now());
  }

  private forgetMade(): void {
    runInAction(() => (this.made = undefined));
  }

  private beginAnother(): void {
    runInAction(() => {
      const made = this.existing;
      [this.existing, this.hasTriedToSubmit] = [undefined, false];
      this.form.discard(this.blank);
      this.made = made;
    });
  }

  private async submit({ id, base, mine, sent }: Submission<EnteredAppointment>): Promise<Answer> {
    const { subject, useCases } = this;
    const { time, kind, place } = mine;
    if (kind === null) throw new Error('An appointment was sent without its kind.');
    const saved = await useCases.saveAppointment.execute({
      ...{
        ...time,
        patientId: subject.patientId,
        patientZone: subject.patientZone,
        momentId: subject.momentId ?? id,
        kind,
        place,
      },
      begun: this.isBlank(base) ? null : (this.planOf(base) ?? null),
      sent: sent.flatMap(one => this.planOf(one) ?? []),
      shownStatus: this.status ?? 'scheduled',
    });
    return runInAction(() => this.settle(saved, { base, mine }));
  }

  private settle(saved: SavedAppointment, entered: { base: EnteredAppointment; mine: EnteredAppointment }): Answer {
    if (saved.ok) this.existing = saved.value.appointment;
    else if ('existing' in saved.failure) this.existing = saved.failure.existing;
    if (!saved.ok && saved.failure.kind === 'savedOtherwise') this.notChanged = saved.failure;
    return appointmentAnswer(saved, entered);
  }

  /** The plan that the form describes; undefined while that is not known. */
  private planOf(entered: EnteredAppointment): AppointmentPlan | undefined {
    return appointmentPlan(entered, { patientZone: this.subject.patientZone, now: this.useCases.clock.now() });
  }
}
