import { computed, makeObservable } from 'mobx';
import { ASSIGNED_PAGE, type AssignedList } from '@/application/patients/list/ListAssignedPatients';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import { arrangePatients, type ArrangedPatient } from '@/domain/patients/list/arrangePatients';
import type { AssignedPatient } from '@/domain/patients/list/AssignedPatient';
import { needTime } from '@/domain/patients/list/needTime';
import type { SteadyRows } from '../../kit/SteadyRows';
import { AssignedReading, type AssignedReadingUseCases } from './AssignedReading';

export interface HomePatientsUseCases extends AssignedReadingUseCases {
  /** The region's time zone, for example `Europe/London`; "today" is its calendar day. */
  readonly zone: string;
}

/** The number of patients that Home checks, in five calls. Home says so when there are more. */
export const LOOKED_THROUGH = 5 * ASSIGNED_PAGE;
export interface TodaysAppointment {
  readonly patient: AssignedPatient;
  /** Milliseconds since 1970. */
  readonly start: number;
  /** Another appointment begins at the same time. */
  readonly sharesTime: boolean;
}

/** Those of the first assigned patients who need the signed-in user. */
export class HomePatientsStore {
  private readonly reading: AssignedReading;

  constructor(private readonly useCases: HomePatientsUseCases) {
    this.reading = new AssignedReading(useCases, LOOKED_THROUGH);
    makeObservable(this, { arranged: computed, appointments: computed });
  }

  start(): Unsubscribe {
    return this.reading.start();
  }

  /** `looking`: true if a user can see the list. */
  attend(looking: boolean): void {
    this.reading.attend(looking);
  }

  get steady(): SteadyRows {
    return this.reading.steady;
  }

  get list(): AssignedList {
    return this.reading.list;
  }

  get refreshing(): boolean {
    return this.reading.refreshing;
  }

  /** Milliseconds since 1970, by the server's clock. */
  get now(): number {
    return this.reading.now;
  }

  get isStale(): boolean {
    return this.reading.isStale;
  }

  get isCertain(): boolean {
    return this.reading.isCertain;
  }

  /** All loaded patients, most pressing first. */
  get arranged(): readonly ArrangedPatient[] {
    const { patients } = this.list;
    return arrangePatients({ patients, search: '', order: 'need', ...needTime(this.now, this.useCases.zone) });
  }

  /** The remaining appointments of today, by the calendar of the region, in its order. */
  get appointments(): readonly TodaysAppointment[] {
    const { dayEnd } = needTime(this.now, this.useCases.zone);
    const today = this.list.patients.flatMap(patient => {
      const { nextAppointment: next } = patient;
      return next?.status === 'scheduled' && next.end > this.now && next.start < dayEnd
        ? [{ patient, start: next.start }]
        : [];
    });
    return today
      .map(one => ({ ...one, sharesTime: today.some(other => other !== one && other.start === one.start) }))
      .sort((a, b) => a.start - b.start);
  }

  /** True if no appointment of today is missing. */
  get areAppointmentsCertain(): boolean {
    return (
      this.isCertain && this.list.patients.every(({ couldNotCheck }) => !couldNotCheck.includes('nextAppointment'))
    );
  }

  reload(): void {
    this.reading.reload();
  }
}
