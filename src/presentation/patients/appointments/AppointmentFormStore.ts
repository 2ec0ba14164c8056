import { action, computed, makeObservable, observable, observableRef, reaction, runInAction } from 'mobx';
import { readAppointmentDraft, type AppointmentDraft, type TypedAppointment } from '@/application/patients/AppointmentDraft';
import type { FindAppointment } from '@/application/patients/FindAppointment';
import type { KeepNoteDraft } from '@/application/patients/KeepNoteDraft';
import type { LoadOwnTimeZone } from '@/application/patients/LoadOwnTimeZone';
import type { PatientFailure } from '@/application/patients/ports/PatientFailure';
import type { SaveAppointment, SaveAppointmentFailure } from '@/application/patients/SaveAppointment';
import type { Clock } from '@/application/shared/ports/Clock';
import type { IdGenerator } from '@/application/shared/ports/IdGenerator';
import type { Stop } from '@/application/shared/Stop';
import type { Appointment, AppointmentKind, AppointmentStatus } from '@/domain/patients/Appointment';
import { isSamePlan, type AppointmentPlan } from '@/domain/patients/isSamePlan';
import type { Moment } from '@/domain/patients/Moment';
import { ok, type Result } from '@/domain/shared/Result';
import { OtherDrafts } from '../drafts/OtherDrafts';
import { AppointmentTimeChoice } from './AppointmentTimeChoice';
import type { ClashWatch } from './ClashWatch';

export interface AppointmentFormUseCases {
  readonly findAppointment: Pick<FindAppointment, 'execute'>;
  readonly loadOwnTimeZone: Pick<LoadOwnTimeZone, 'execute'>;
  readonly saveAppointment: Pick<SaveAppointment, 'execute'>;
  readonly keepNoteDraft: KeepNoteDraft;
  readonly clock: Pick<Clock, 'now'>;
  readonly ids: IdGenerator;
}

export interface AppointmentFormSubject {
  readonly patientId: string;
  readonly patientZone: string;
  /** The appointment that is changed; null for a new one. */
  readonly momentId: string | null;
}

/** Told what is saved now; `isDone` when nothing else is typed. Not told of a form that is not on screen any more. */
export type OnAppointmentSaved = (isDone: boolean) => void;

/** One appointment that is being made or changed; what is typed outlives the page until it is saved or discarded. */
export class AppointmentFormStore {
  choice: AppointmentTimeChoice | undefined = undefined;
  kind: AppointmentKind = 'video';
  place = '';
  /** What is saved of the appointment of this form, as far as it is known. */
  stands: Appointment | undefined = undefined;
  /** What was sent, and no answer came: it may or may not be saved. */
  sent: AppointmentPlan | undefined = undefined;
  /** What was made last, until something is typed again. */
  made: AppointmentPlan | undefined = undefined;
  /** What was typed before was found again on this device. */
  restored = false;
  unready: { readonly part: 'zone' | 'appointment'; readonly failure: PatientFailure } | undefined = undefined;
  saving = false;
  /** Faults are shown once somebody tried to save. */
  tried = false;
  failure: SaveAppointmentFailure | undefined = undefined;
  /** What was typed for the same in other windows. */
  readonly others: OtherDrafts;
  /** The same form sent again makes no second appointment; another one that was never sent is another appointment. */
  private newId: string;
  private kept = '';
  private isShown = false;

  constructor(
    readonly subject: AppointmentFormSubject,
    private readonly useCases: AppointmentFormUseCases,
    readonly clashes: ClashWatch,
    private readonly onSaved: OnAppointmentSaved,
  ) {
    this.newId = useCases.ids.next();
    this.others = new OtherDrafts(useCases.keepNoteDraft, this.draftKey, kept => this.takeUp(kept));
    makeObservable<this, 'typed' | 'plan'>(this, {
      ...{ choice: observableRef, kind: observable, place: observable, stands: observableRef, sent: observableRef, made: observableRef },
      ...{ restored: observable, unready: observableRef, saving: observable, tried: observable, failure: observableRef },
      ...{ typed: computed, plan: computed, isTyped: computed, isAsSent: computed, edit: action, load: action, save: action, discard: action },
    });
  }

  get isNew(): boolean {
    return this.subject.momentId === null;
  }

  /** What it was recorded as before; null for a new one. */
  get status(): AppointmentStatus | null {
    return this.stands?.status ?? null;
  }

  /** Something stands in the form that is not saved as far as it is known. */
  get isTyped(): boolean {
    const { choice, kind, place, stands, plan } = this;
    if (choice === undefined) return false;
    if (stands !== undefined) return plan === undefined || !isSamePlan(plan, stands);
    return choice.start !== '' || choice.end !== '' || kind !== 'video' || place !== '';
  }

  /** Nothing was changed since it was sent. */
  get isAsSent(): boolean {
    return this.sent !== undefined && this.plan !== undefined && isSamePlan(this.plan, this.sent);
  }

  /** A page that was kept goes on where it was left. */
  start(): Stop {
    this.isShown = true;
    void this.load();
    const stops = [
      reaction(() => this.choice?.times, times => this.clashes.look(times, { patientId: this.subject.patientId, momentId: this.momentId })),
      reaction(() => this.typed, () => this.keep()),
      this.clashes.start(),
      this.others.start(),
    ];
    return () => {
      this.isShown = false;
      stops.forEach(end => end());
      void this.useCases.keepNoteDraft.flush();
    };
  }

  async load(): Promise<void> {
    this.unready = undefined;
    const { patientId, momentId } = this.subject;
    const [zone, found, kept] = await Promise.all([
      this.useCases.loadOwnTimeZone.execute(),
      momentId === null ? ok(null) : this.useCases.findAppointment.execute(patientId, momentId),
      this.useCases.keepNoteDraft.draftOf(this.draftKey),
    ]);
    runInAction(() => this.take(zone, found, kept));
  }

  edit(part: { readonly kind?: AppointmentKind; readonly place?: string }): void {
    Object.assign(this, part);
  }

  /** Given up on purpose. */
  discard(): void {
    const { choice, stands, sent } = this;
    if (choice === undefined || this.saving) return;
    this.begin(choice.zone, this.isNew ? undefined : stands);
    if (sent === undefined) return;
    // Whether it was saved is seen in what is loaded anew.
    this.onSaved(false);
    if (!this.isNew) void this.load();
  }

  async save(): Promise<void> {
    const { choice, plan, subject, sent: before } = this;
    this.tried = true;
    if (choice === undefined || plan === undefined || this.saving || choice.times.faults.length > 0) return;
    const { start, end, zone, startChoice, endChoice } = choice;
    [this.saving, this.failure, this.made, this.sent] = [true, undefined, undefined, plan];
    this.keep();
    await this.useCases.keepNoteDraft.flush();
    const saved = await this.useCases.saveAppointment.execute({
      ...{ patientId: subject.patientId, momentId: this.momentId, isNew: this.isNew && this.stands === undefined, kind: plan.kind, place: plan.place },
      ...{ start, end, zone, patientZone: subject.patientZone, startChoice, endChoice },
    });
    runInAction(() => {
      this.saving = false;
      if (saved.ok) this.settle(plan, saved.value);
      else this.fail(saved.failure, before);
    });
    await this.useCases.keepNoteDraft.flush();
    if (this.isShown && (saved.ok || saved.failure.kind === 'standsOtherwise')) this.onSaved(saved.ok && !this.isTyped);
  }

  private get momentId(): string {
    return this.subject.momentId ?? this.newId;
  }

  private get draftKey(): string {
    const { patientId, momentId } = this.subject;
    return momentId === null ? `${patientId}/appointment` : `${patientId}/appointment/${momentId}`;
  }

  private get typed(): TypedAppointment | undefined {
    const { choice, kind, place } = this;
    return choice && { ...choice.typed, kind, place };
  }

  /** What the form means; undefined while its times cannot be told. */
  private get plan(): AppointmentPlan | undefined {
    const { start = null, end = null } = this.choice?.times ?? {};
    return start === null || end === null ? undefined : { start, end, kind: this.kind, place: this.place.trim() };
  }

  private take(zone: Result<string, PatientFailure>, found: Result<Appointment | null, PatientFailure>, kept: string): void {
    if (!zone.ok) this.unready = { part: 'zone', failure: zone.failure };
    else if (!found.ok) this.unready = { part: 'appointment', failure: found.failure };
    else if (this.isTyped || this.saving || this.sent !== undefined) this.compare(found.value);
    else this.begin(zone.value, found.value ?? undefined, kept);
  }

  /** What was typed here before is set aside and offered in its turn. */
  private takeUp(kept: string): void {
    if (this.choice !== undefined && !this.saving) this.begin(this.choice.zone, this.isNew ? undefined : this.stands, kept);
  }

  /** What is typed stays, beside what is saved now. */
  private compare(found: Appointment | null): void {
    if (found === null || this.saving) return;
    this.stands = found;
    if (this.sent !== undefined && isSamePlan(found, this.sent)) [this.sent, this.failure] = [undefined, undefined];
    this.keep();
  }

  /** With what is there, or what was typed earlier; the next new appointment is another one. */
  private begin(zone: string, appointment?: Appointment, kept = ''): void {
    const draft = readAppointmentDraft(kept);
    this.newId = this.useCases.ids.next();
    [this.tried, this.restored, this.failure, this.sent] = [false, false, undefined, undefined];
    [this.kind, this.place, this.stands] = [appointment?.kind ?? 'video', appointment?.place ?? '', appointment];
    this.choice = new AppointmentTimeChoice(draft?.typed.zone ?? zone, this.subject.patientZone, () => this.useCases.clock.now(), appointment);
    if (draft !== undefined) this.restore(draft, kept);
    this.keep();
  }

  /** What was sent from a page that is gone is as open as it was there, unless it is seen to be saved. */
  private restore({ typed, momentId, sent, stands }: AppointmentDraft, kept: string): void {
    this.choice?.restore(typed);
    [this.kind, this.place, this.newId, this.kept] = [typed.kind, typed.place, momentId, kept];
    this.stands ??= stands ?? undefined;
    if (sent !== null && !(this.stands && isSamePlan(this.stands, sent))) [this.sent, this.failure] = [sent, { kind: 'unreachable' }];
    this.restored = this.isTyped;
  }

  private settle(plan: AppointmentPlan, { appointment }: Moment): void {
    const isSame = this.plan !== undefined && isSamePlan(this.plan, plan);
    if (isSame && this.isNew) {
      this.begin(this.choice?.zone ?? '');
      this.made = appointment ?? plan;
      return;
    }
    [this.sent, this.stands, this.restored] = [undefined, appointment, false];
    this.keep();
  }

  private fail(failure: SaveAppointmentFailure, before: AppointmentPlan | undefined): void {
    this.failure = failure;
    if (failure.kind === 'standsOtherwise') this.stands = failure.stands;
    const isOpen = failure.kind === 'unreachable' || (failure.kind === 'standsOtherwise' && failure.why.kind === 'unreachable');
    if (!isOpen) this.sent = failure.kind === 'standsOtherwise' ? undefined : before;
    if (failure.kind === 'notFound' && this.isNew) [this.newId, this.sent, this.stands] = [this.useCases.ids.next(), undefined, undefined];
    this.keep();
  }

  private keep(): void {
    const [text, typed] = [this.draftText(), this.typed];
    if (typed === undefined || text === this.kept) return;
    if (this.isTyped) this.made = undefined;
    // Another window may have sent what was kept before.
    if (this.isNew && !this.saving && this.sent === undefined && this.stands === undefined) this.newId = this.useCases.ids.next();
    this.kept = this.draftText();
    this.useCases.keepNoteDraft.execute(this.draftKey, this.kept);
  }

  private draftText(): string {
    const { typed, momentId, sent = null, stands = null } = this;
    if (typed === undefined || (!this.isTyped && sent === null)) return '';
    return JSON.stringify({ typed, momentId, sent, stands: this.isNew ? stands : null } satisfies AppointmentDraft);
  }
}
