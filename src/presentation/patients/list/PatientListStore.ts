import { action, computed, makeObservable, observable, observableRef, reaction } from 'mobx';
import { ASSIGNED_PAGE, type AssignedList } from '@/application/patients/list/ListAssignedPatients';
import type { WatchPresence } from '@/application/presence/WatchPresence';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import { arrangePatients, type ArrangedPatient, type PatientOrder } from '@/domain/patients/list/arrangePatients';
import type { AssignedPatient } from '@/domain/patients/list/AssignedPatient';
import { needTime } from '@/domain/patients/list/needTime';
import type { FormDrafts } from '@/application/drafts/FormDrafts';
import type { FlagChanges } from '../risk/FlagChanges';
import { PatientFlag } from '../risk/PatientFlag';
import type { SteadyRows } from '../../kit/SteadyRows';
import { AssignedReading, type AssignedReadingUseCases } from './AssignedReading';
import { PatientDischarge, type PatientDischargeUseCases } from './PatientDischarge';

export interface PatientListUseCases extends AssignedReadingUseCases, PatientDischargeUseCases {
  readonly flagChanges: FlagChanges;
  readonly formDrafts: FormDrafts;
  readonly watchPresence: WatchPresence;
  /** The region's time zone, for example `Europe/London`; "today" is its calendar day. */
  readonly zone: string;
}

/** The patients in the care of the signed-in user. */
export class PatientListStore {
  query = '';
  order: PatientOrder = 'need';
  readonly flag: PatientFlag;
  readonly discharge: PatientDischarge;
  private readonly reading: AssignedReading;
  /** The requested page; the list may have become shorter since. */
  private turned = 0;
  private presence: ReadonlyMap<string, boolean> = new Map();

  constructor(private readonly useCases: PatientListUseCases) {
    this.flag = new PatientFlag(useCases.flagChanges, useCases.formDrafts);
    this.reading = new AssignedReading(useCases, Infinity, patients =>
      patients.forEach(({ id }) => this.refreshFlag(id)),
    );
    this.discharge = new PatientDischarge(useCases, patientId => this.changed(patientId, undefined));
    makeObservable<this, 'turned' | 'presence' | 'changed' | 'showPresence'>(this, {
      query: observable,
      order: observable,
      turned: observable,
      presence: observableRef,
      found: computed,
      shown: computed,
      pages: computed,
      search: action,
      sort: action,
      turnTo: action,
      changed: action,
      showPresence: action,
    });
  }

  start(): Unsubscribe {
    const stopReading = this.reading.start();
    const stopDischarge = this.discharge.start();
    const stopWatching = this.watchPresence();
    const stopFlags = this.flag.changes.onConfirmed((patientId, highRisk) => this.confirmed(patientId, highRisk));
    return () => {
      stopReading();
      stopDischarge();
      stopWatching();
      stopFlags();
    };
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

  /** All patients that match the search, in the chosen order, each with the reasons for their need. */
  get found(): readonly ArrangedPatient[] {
    const { list, query: search, order } = this;
    return arrangePatients({ patients: list.patients, search, order, ...needTime(this.now, this.useCases.zone) });
  }

  get pages(): number {
    return Math.max(1, Math.ceil(this.found.length / ASSIGNED_PAGE));
  }

  get page(): number {
    return Math.min(this.turned, this.pages - 1);
  }

  /** The current page of them. */
  get shown(): readonly ArrangedPatient[] {
    const page = this.found.slice(this.page * ASSIGNED_PAGE, (this.page + 1) * ASSIGNED_PAGE);
    return this.steady.arrange(page, ({ patient }) => patient.id);
  }

  /** Index of the first row of the page among all results, counted from 0. */
  get first(): number {
    return this.page * ASSIGNED_PAGE;
  }

  /** The patient's position in the server's list, from 0. */
  placeOf({ id }: AssignedPatient): number {
    return Math.max(
      0,
      this.list.patients.findIndex(patient => patient.id === id),
    );
  }

  /** A patient without known presence is unknown, not offline. */
  presenceOf({ userId }: AssignedPatient): 'online' | 'offline' | 'unknown' {
    const online = this.presence.get(userId);
    if (online === undefined) return 'unknown';
    return online ? 'online' : 'offline';
  }

  search(query: string): void {
    [this.query, this.turned] = [query, 0];
  }

  sort(order: PatientOrder): void {
    [this.order, this.turned] = [order, 0];
  }

  turnTo(page: number): void {
    this.turned = Math.min(Math.max(0, page), this.pages - 1);
  }

  reload(): void {
    this.reading.reload();
  }

  private refreshFlag(patientId: string): void {
    this.flag.changes.resume(patientId);
    this.flag.changes.handleList(patientId);
  }

  private confirmed(patientId: string, highRisk: boolean): void {
    this.changed(patientId, { highRisk, highRiskSince: highRisk ? this.useCases.clock.now() : null });
  }

  /** `part` undefined: the patient has left the list. */
  private changed(patientId: string, part: Partial<AssignedPatient> | undefined): void {
    const { patients, total } = this.list;
    const next = patients.flatMap(patient =>
      patient.id !== patientId ? [patient] : part === undefined ? [] : [{ ...patient, ...part }],
    );
    this.reading.replace({
      ...this.list,
      patients: next,
      total: total === null ? null : total - (patients.length - next.length),
    });
  }

  /** Watches the presence of the patients on the page only. */
  private watchPresence(): Unsubscribe {
    let unwatch: Unsubscribe = () => undefined;
    const watch = (wanted: string): void => {
      unwatch();
      const userIds = wanted === '' ? [] : wanted.split('\n');
      unwatch =
        userIds.length === 0
          ? () => undefined
          : this.useCases.watchPresence.execute(userIds, online => this.showPresence(online));
    };
    const stop = reaction(
      () =>
        this.shown
          .map(({ patient }) => patient.userId)
          .sort()
          .join('\n'),
      watch,
      { fireImmediately: true },
    );
    return () => {
      stop();
      unwatch();
      this.showPresence(new Map());
    };
  }

  private showPresence(online: ReadonlyMap<string, boolean>): void {
    this.presence = online;
  }
}
