import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { latest } from '@/application/kernel/latest';
import { endsAccess } from '@/application/patients/record/endsAccess';
import type { ListAppointments } from '@/application/patients/appointments/ListAppointments';
import type { AvailabilityGateway } from '@/application/patients/ports/AvailabilityGateway';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import {
  undone,
  type RecordAttendance,
  type SettleFailure,
  type Settlement,
} from '@/application/patients/appointments/RecordAttendance';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { AppointmentStatus } from '@/domain/patients/appointments/Appointment';
import { appointmentOutcomes } from '@/domain/patients/appointments/appointmentOutcomes.rule';
import type { Moment } from '@/domain/patients/timeline/Moment';

export interface AppointmentsUseCases {
  readonly listAppointments: Pick<ListAppointments, 'execute'>;
  readonly availability: Pick<AvailabilityGateway, 'timeZone'>;
  readonly recordAttendance: Pick<RecordAttendance, 'execute'>;
  readonly clock: Pick<Clock, 'now'>;
}

export interface ListedAppointments {
  /** The latest first. */
  readonly moments: readonly Moment[];
  /** Number of further appointments that could not be read. */
  readonly unreadable: number;
  /** The therapist's time zone. */
  readonly zone: string;
}

/** The appointments of one patient, and those chosen to be recorded together. */
export class AppointmentsStore {
  listed: ListedAppointments | undefined = undefined;
  failure: CallFailure | undefined = undefined;
  chosen: ReadonlySet<string> = new Set();
  settling = false;
  /** The outcome of the last act on several appointments. */
  settled: 'done' | 'undone' | SettleFailure | undefined = undefined;
  /** The last recorded outcomes; they can be undone until the next act. */
  recorded: readonly Settlement[] = [];
  private readonly latest = latest();

  constructor(
    private readonly patientId: string,
    readonly patientZone: string,
    private readonly useCases: AppointmentsUseCases,
    /** Called when the status of some was recorded. */
    private readonly onSettled: () => void = () => undefined,
  ) {
    makeObservable(this, {
      listed: observableRef,
      failure: observableRef,
      chosen: observableRef,
      settling: observable,
      settled: observableRef,
      recorded: observableRef,
      outcomes: computed,
      coming: computed,
      past: computed,
      choose: action,
      settle: action,
      undo: action,
    });
  }

  start(): Unsubscribe {
    void this.load();
    return () => {
      this.latest.cancel();
    };
  }

  /** Earliest first. */
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
    const isLatest = this.latest.begin();
    const [moments, zone] = await Promise.all([
      this.useCases.listAppointments.execute(this.patientId),
      this.useCases.availability.timeZone(),
    ]);
    if (!isLatest()) return;
    runInAction(() => {
      this.failure = moments.ok ? (zone.ok ? undefined : zone.failure) : moments.failure;
      if (moments.ok && zone.ok) this.listed = { ...moments.value, zone: zone.value };
      else if (!moments.ok && endsAccess(moments.failure)) [this.listed, this.chosen] = [undefined, new Set()];
    });
    // Other parts that show the patient have to find out as well.
    if (!moments.ok && endsAccess(moments.failure)) this.onSettled();
  }

  choose(momentId: string, isChosen: boolean): void {
    const others = [...this.chosen].filter(one => one !== momentId);
    this.chosen = new Set(isChosen ? [...others, momentId] : others);
    [this.settled, this.recorded] = [undefined, []];
  }

  /** The outcomes that can be recorded for all of the chosen ones. */
  get outcomes(): readonly AppointmentStatus[] {
    const now = this.useCases.clock.now();
    const starts = this.chosenMoments.map(({ appointment }) => appointment?.start ?? now);
    return appointmentOutcomes({ start: Math.max(...starts), now });
  }

  /** Records all chosen appointments or none; those that could not be recorded stay chosen. */
  async settle(status: AppointmentStatus): Promise<void> {
    const settlements = this.chosenMoments.flatMap(({ momentId, appointment }) =>
      appointment ? [{ momentId, from: appointment.status, to: status }] : [],
    );
    if (this.settling || settlements.length === 0) return;
    if (await this.record(settlements, 'done'))
      runInAction(() => ([this.chosen, this.recorded] = [new Set(), settlements]));
  }

  /** Undoes the last recorded outcomes. */
  async undo(): Promise<void> {
    const { recorded } = this;
    if (this.settling || recorded.length === 0) return;
    if (await this.record(undone(recorded), 'undone')) runInAction(() => (this.recorded = []));
  }

  private get chosenMoments(): readonly Moment[] {
    return (this.listed?.moments ?? []).filter(({ momentId }) => this.chosen.has(momentId));
  }

  private async record(settlements: readonly Settlement[], done: 'done' | 'undone'): Promise<boolean> {
    runInAction(() => ([this.settling, this.settled] = [true, undefined]));
    const answer = await this.useCases.recordAttendance.execute(this.patientId, settlements);
    runInAction(() => {
      this.settling = false;
      this.settled = answer.ok ? done : answer.failure;
      if (!answer.ok) return;
      const after = new Map(answer.value.map(moment => [moment.momentId, moment]));
      if (this.listed)
        this.listed = {
          ...this.listed,
          moments: this.listed.moments.map(moment => after.get(moment.momentId) ?? moment),
        };
    });
    if (answer.ok) this.onSettled();
    else if (answer.failure.kind === 'unreachable' || answer.failure.kind === 'changedMeanwhile') {
      // Loads the server's present version: the change may have arrived, or a colleague may have changed it.
      this.onSettled();
      void this.load();
    }
    return answer.ok;
  }
}
