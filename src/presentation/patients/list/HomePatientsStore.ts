import { computed, makeObservable } from 'mobx';
import { ASSIGNED_PAGE, type AssignedList } from '@/application/patients/list/ListAssignedPatients';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import { arrangePatients, type ArrangedPatient } from '@/domain/patients/list/arrangePatients';
import { needTime } from '@/domain/patients/list/needTime';
import type { SteadyRows } from '../../kit/SteadyRows';
import { AssignedReading, type AssignedReadingUseCases } from './AssignedReading';

export interface HomePatientsUseCases extends AssignedReadingUseCases {
  /** Of the region, such as `Europe/London`: by its calendar it is today. */
  readonly zone: string;
}

/** How many patients Home checks, in five calls. Home says so when there are more. */
export const LOOKED_THROUGH = 5 * ASSIGNED_PAGE;
/** Rows; more would hide the rest of the page, and the list has them all. */
export const HOME_ROWS = 6;

/** Who of the first assigned patients needs the person signed in. */
export class HomePatientsStore {
  private readonly reading: AssignedReading;

  constructor(private readonly useCases: HomePatientsUseCases) {
    this.reading = new AssignedReading(useCases, LOOKED_THROUGH);
    makeObservable(this, { needing: computed, flagged: computed });
  }

  start(): Unsubscribe {
    return this.reading.start();
  }

  /** `looking`: whether the list is in view of a person. */
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

  /** Those with a reason, the most pressing first. */
  get needing(): readonly ArrangedPatient[] {
    const { patients } = this.list;
    return arrangePatients({ patients, search: '', order: 'need', ...needTime(this.now, this.useCases.zone) }).filter(
      ({ reasons }) => reasons.length > 0,
    );
  }

  get rows(): readonly ArrangedPatient[] {
    return this.steady.arrange(this.needing, ({ patient }) => patient.id).slice(0, HOME_ROWS);
  }

  /** How many patients in need the rows do not show. */
  get more(): number {
    return this.needing.length - this.rows.length;
  }

  /** How many of those looked through are at high risk. */
  get flagged(): number {
    return this.list.patients.filter(({ highRisk }) => highRisk).length;
  }

  /** Whether the flag of each of them could be read. */
  get areFlagsKnown(): boolean {
    return this.list.patients.every(({ couldNotCheck }) => !couldNotCheck.includes('record'));
  }

  reload(): void {
    this.reading.reload();
  }
}
