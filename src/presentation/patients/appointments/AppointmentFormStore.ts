import { action, makeObservable, observable, observableRef, reaction, runInAction } from 'mobx';
import type { FindAppointment } from '@/application/patients/FindAppointment';
import type { LoadOwnTimeZone } from '@/application/patients/LoadOwnTimeZone';
import type { PatientFailure } from '@/application/patients/ports/PatientFailure';
import type { SaveAppointment, SaveAppointmentFailure } from '@/application/patients/SaveAppointment';
import type { Clock } from '@/application/shared/ports/Clock';
import type { IdGenerator } from '@/application/shared/ports/IdGenerator';
import type { Stop } from '@/application/shared/Stop';
import type { Appointment, AppointmentKind, AppointmentStatus } from '@/domain/patients/Appointment';
import { ok, type Result } from '@/domain/shared/Result';
import { AppointmentTimeChoice } from './AppointmentTimeChoice';
import type { ClashWatch } from './ClashWatch';

export interface AppointmentFormUseCases {
  readonly findAppointment: Pick<FindAppointment, 'execute'>;
  readonly loadOwnTimeZone: Pick<LoadOwnTimeZone, 'execute'>;
  readonly saveAppointment: Pick<SaveAppointment, 'execute'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly ids: IdGenerator;
}

export interface AppointmentFormSubject {
  readonly patientId: string;
  readonly patientZone: string;
  /** The appointment that is changed; null for a new one. */
  readonly momentId: string | null;
}

/** One appointment that is being made or changed. */
export class AppointmentFormStore {
  choice: AppointmentTimeChoice | undefined = undefined;
  kind: AppointmentKind = 'video';
  place = '';
  /** What it was recorded as before; null for a new one. */
  status: AppointmentStatus | null = null;
  unready: { readonly part: 'zone' | 'appointment'; readonly failure: PatientFailure } | undefined = undefined;
  saving = false;
  /** Faults are shown once somebody tried to save. */
  tried = false;
  failure: SaveAppointmentFailure | undefined = undefined;
  /** Chosen once: the same form sent again makes no second appointment. */
  private newId: string;

  constructor(
    readonly subject: AppointmentFormSubject,
    private readonly useCases: AppointmentFormUseCases,
    readonly clashes: ClashWatch,
    private readonly onSaved: () => void,
  ) {
    this.newId = useCases.ids.next();
    makeObservable(this, {
      choice: observableRef,
      kind: observable,
      place: observable,
      status: observable,
      unready: observableRef,
      saving: observable,
      tried: observable,
      failure: observableRef,
      edit: action,
      load: action,
      save: action,
    });
  }

  get isNew(): boolean {
    return this.subject.momentId === null;
  }

  start(): Stop {
    void this.load();
    const unwatch = reaction(
      () => this.choice?.times,
      times => this.clashes.look(times, this.subject),
    );
    const stop = this.clashes.start();
    return () => [unwatch, stop].forEach(end => end());
  }

  async load(): Promise<void> {
    this.unready = undefined;
    const { patientId, momentId } = this.subject;
    const [zone, found] = await Promise.all([
      this.useCases.loadOwnTimeZone.execute(),
      momentId === null ? ok(null) : this.useCases.findAppointment.execute(patientId, momentId),
    ]);
    runInAction(() => this.take(zone, found));
  }

  edit(part: { readonly kind?: AppointmentKind; readonly place?: string }): void {
    Object.assign(this, part);
  }

  async save(): Promise<void> {
    const { choice, kind, place, subject } = this;
    this.tried = true;
    if (choice === undefined || this.saving || choice.times.faults.length > 0) return;
    const { start, end, zone, startChoice, endChoice } = choice;
    this.saving = true;
    this.failure = undefined;
    const saved = await this.useCases.saveAppointment.execute({
      ...{ patientId: subject.patientId, momentId: subject.momentId ?? this.newId, isNew: this.isNew, kind, place: place.trim() },
      ...{ start, end, zone, patientZone: subject.patientZone, startChoice, endChoice },
    });
    runInAction(() => {
      this.saving = false;
      if (saved.ok) this.begin(zone);
      else this.failure = saved.failure;
    });
    if (saved.ok) this.onSaved();
  }

  private take(zone: Result<string, PatientFailure>, found: Result<Appointment | null, PatientFailure>): void {
    if (!zone.ok) this.unready = { part: 'zone', failure: zone.failure };
    else if (!found.ok) this.unready = { part: 'appointment', failure: found.failure };
    else this.begin(zone.value, found.value ?? undefined);
  }

  /** With what is there; the next new appointment is another one. */
  private begin(zone: string, appointment?: Appointment): void {
    if (appointment === undefined && !this.isNew) return;
    this.tried = false;
    this.newId = this.useCases.ids.next();
    this.choice = new AppointmentTimeChoice(zone, this.subject.patientZone, () => this.useCases.clock.now(), appointment);
    [this.kind, this.place, this.status] = [appointment?.kind ?? 'video', appointment?.place ?? '', appointment?.status ?? null];
  }
}
