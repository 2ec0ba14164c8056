import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { endsAccess } from '@/application/patients/endsAccess';
import type { ListAppointments } from '@/application/patients/ListAppointments';
import type { LoadOwnTimeZone } from '@/application/patients/LoadOwnTimeZone';
import type { PatientFailure } from '@/application/patients/ports/PatientFailure';
import type { SettleAppointment } from '@/application/patients/SettleAppointment';
import type { Clock } from '@/application/shared/ports/Clock';
import type { Stop } from '@/application/shared/Stop';
import type { AppointmentStatus } from '@/domain/patients/Appointment';
import type { Moment } from '@/domain/patients/Moment';

export interface AppointmentsUseCases {
  readonly listAppointments: Pick<ListAppointments, 'execute'>;
  readonly loadOwnTimeZone: Pick<LoadOwnTimeZone, 'execute'>;
  readonly settleAppointment: Pick<SettleAppointment, 'execute'>;
  readonly clock: Pick<Clock, 'now'>;
}

export interface ListedAppointments {
  /** The latest first. */
  readonly moments: readonly Moment[];
  /** By which the therapist reads. */
  readonly zone: string;
}

/** The appointments of one patient, and those chosen to be recorded together. */
export class AppointmentsStore {
  listed: ListedAppointments | undefined = undefined;
  failure: PatientFailure | undefined = undefined;
  chosen: ReadonlySet<string> = new Set();
  settling = false;
  /** What came of the last act on several. */
  settled: 'done' | PatientFailure | undefined = undefined;
  private round = 0;

  constructor(
    private readonly patientId: string,
    readonly patientZone: string,
    private readonly useCases: AppointmentsUseCases,
    /** Tells that some were recorded as something else. */
    private readonly onSettled: () => void = () => undefined,
  ) {
    makeObservable(this, {
      listed: observableRef,
      failure: observableRef,
      chosen: observableRef,
      settling: observable,
      settled: observableRef,
      coming: computed,
      past: computed,
      choose: action,
      settle: action,
    });
  }

  start(): Stop {
    void this.load();
    return () => {
      this.round += 1;
    };
  }

  /** The next first. */
  get coming(): readonly Moment[] {
    const now = this.useCases.clock.now();
    return (this.listed?.moments ?? []).filter(({ appointment }) => (appointment?.end ?? 0) > now).toReversed();
  }

  /** The latest first. */
  get past(): readonly Moment[] {
    const now = this.useCases.clock.now();
    return (this.listed?.moments ?? []).filter(({ appointment }) => (appointment?.end ?? 0) <= now);
  }

  async load(): Promise<void> {
    const round = ++this.round;
    const [moments, zone] = await Promise.all([this.useCases.listAppointments.execute(this.patientId), this.useCases.loadOwnTimeZone.execute()]);
    if (round !== this.round) return;
    runInAction(() => {
      this.failure = moments.ok ? (zone.ok ? undefined : zone.failure) : moments.failure;
      if (moments.ok && zone.ok) this.listed = { moments: moments.value, zone: zone.value };
      else if (!moments.ok && endsAccess(moments.failure)) [this.listed, this.chosen] = [undefined, new Set()];
    });
    // Whoever else shows the patient has to find out as well.
    if (!moments.ok && endsAccess(moments.failure)) this.onSettled();
  }

  choose(momentId: string, isChosen: boolean): void {
    const others = [...this.chosen].filter(one => one !== momentId);
    this.chosen = new Set(isChosen ? [...others, momentId] : others);
    this.settled = undefined;
  }

  /** All of the chosen, or none; what could not be recorded stays chosen. */
  async settle(status: AppointmentStatus): Promise<void> {
    if (this.settling || this.chosen.size === 0) return;
    this.settling = true;
    this.settled = undefined;
    const done = await this.useCases.settleAppointment.execute(this.patientId, [...this.chosen], status);
    runInAction(() => {
      this.settling = false;
      this.settled = done.ok ? 'done' : done.failure;
      if (!done.ok) return;
      this.chosen = new Set();
      const after = new Map(done.value.map(moment => [moment.momentId, moment]));
      if (this.listed) this.listed = { ...this.listed, moments: this.listed.moments.map(moment => after.get(moment.momentId) ?? moment) };
    });
    // After a lost answer too: it may have been done.
    if (done.ok || done.failure.kind === 'unreachable') this.onSettled();
  }
}
