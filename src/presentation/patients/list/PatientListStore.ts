import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { ASSIGNED_PAGE, type AssignedList, type ListAssignedPatients } from '@/application/patients/ListAssignedPatients';
import type { Clock } from '@/application/shared/ports/Clock';
import type { Stop } from '@/application/shared/Stop';
import { arrangePatients, type ArrangedPatient, type PatientOrder } from '@/domain/patients/arrangePatients';
import type { AssignedPatient } from '@/domain/patients/AssignedPatient';
import { needTime } from '@/domain/patients/needTime';
import { PatientFlag, type PatientFlagUseCases } from '../flag/PatientFlag';
import { PatientDischarge, type PatientDischargeUseCases } from './PatientDischarge';

export interface PatientListUseCases extends PatientFlagUseCases, PatientDischargeUseCases {
  readonly listAssignedPatients: ListAssignedPatients;
  readonly clock: Clock;
  /** Of the region, such as `Europe/London`: by its calendar it is today. */
  readonly zone: string;
}

/** Time and the order that hangs on it are looked at anew after this many milliseconds. */
const TICK_MS = 30_000;
/** A list that is older than this is loaded anew by itself, and marked for as long as it is; in milliseconds. */
export const STALE_AFTER_MS = 3 * 60_000;

const NOTHING: AssignedList = { patients: [], status: 'loading', total: null, asOf: null };

/** The patients in the care of the person signed in. */
export class PatientListStore {
  /** What is on show. A list that is loaded anew replaces it only when it is whole. */
  list: AssignedList = NOTHING;
  refreshing = false;
  query = '';
  order: PatientOrder = 'need';
  page = 0;
  /** Milliseconds since 1970, by the server's clock. */
  now: number;
  readonly flag: PatientFlag;
  readonly discharge: PatientDischarge;
  private stopReading: Stop = () => undefined;

  constructor(private readonly useCases: PatientListUseCases) {
    this.now = useCases.clock.now();
    this.flag = new PatientFlag(useCases, (patientId, highRisk) => this.changed(patientId, { highRisk }));
    this.discharge = new PatientDischarge(useCases, patientId => this.changed(patientId, undefined));
    makeObservable<this, 'take' | 'tick' | 'changed'>(this, {
      list: observableRef,
      refreshing: observable,
      query: observable,
      order: observable,
      page: observable,
      now: observable,
      found: computed,
      shown: computed,
      pages: computed,
      isStale: computed,
      search: action,
      sort: action,
      turnTo: action,
      reload: action,
      take: action,
      tick: action,
      changed: action,
    });
  }

  start(): Stop {
    this.reload();
    const stopTicking = this.keepTicking();
    return () => {
      this.stopReading();
      stopTicking();
      this.flag.stop();
    };
  }

  /** Everybody whom the search finds, in the order asked for, each with why they need somebody. */
  get found(): readonly ArrangedPatient[] {
    const { list, query: search, order } = this;
    return arrangePatients({ patients: list.patients, search, order, ...needTime(this.now, this.useCases.zone) });
  }

  get pages(): number {
    return Math.max(1, Math.ceil(this.found.length / ASSIGNED_PAGE));
  }

  /** One page of them. */
  get shown(): readonly ArrangedPatient[] {
    return this.found.slice(this.page * ASSIGNED_PAGE, (this.page + 1) * ASSIGNED_PAGE);
  }

  /** Place of the first row of the page among all that were found, counted from 0. */
  get first(): number {
    return this.page * ASSIGNED_PAGE;
  }

  get isStale(): boolean {
    const { asOf } = this.list;
    return asOf !== null && this.now - asOf >= STALE_AFTER_MS;
  }

  search(query: string): void {
    [this.query, this.page] = [query, 0];
  }

  sort(order: PatientOrder): void {
    [this.order, this.page] = [order, 0];
  }

  turnTo(page: number): void {
    this.page = Math.min(Math.max(0, page), this.pages - 1);
  }

  reload(): void {
    this.stopReading();
    this.refreshing = true;
    this.stopReading = this.useCases.listAssignedPatients.execute(list => this.take(list));
  }

  private take(list: AssignedList): void {
    this.refreshing = list.status === 'loading';
    const isFirst = this.list.asOf === null || (this.list.status === 'loading' && list.status !== 'couldNotCheck');
    if (isFirst || list.status === 'complete') this.list = list;
    // What was known stays on show, marked as what it is.
    else if (list.status === 'couldNotCheck') this.list = { ...this.list, status: list.status, ...(list.failure && { failure: list.failure }) };
    if (list.status === 'complete') for (const { id } of list.patients) this.flag.heard(id);
    this.tick();
    this.turnTo(this.page);
  }

  /** `part` undefined: the patient has left the list. What is being read was asked for before, so it is asked for again. */
  private changed(patientId: string, part: Partial<AssignedPatient> | undefined): void {
    const { patients, total } = this.list;
    const next = patients.flatMap(patient => (patient.id !== patientId ? [patient] : part === undefined ? [] : [{ ...patient, ...part }]));
    this.list = { ...this.list, patients: next, total: total === null ? null : total - (patients.length - next.length) };
    this.turnTo(this.page);
    if (this.refreshing) this.reload();
  }

  private keepTicking(): Stop {
    let stop: Stop = () => undefined;
    const again = (): void => {
      runInAction(() => {
        this.tick();
        if (this.isStale && !this.refreshing) this.reload();
      });
      stop = this.useCases.clock.wakeIn(TICK_MS, again);
    };
    stop = this.useCases.clock.wakeIn(TICK_MS, again);
    return () => stop();
  }

  private tick(): void {
    this.now = this.useCases.clock.now();
  }
}
