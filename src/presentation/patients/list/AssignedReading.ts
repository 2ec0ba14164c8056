import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { WatchAssignments } from '@/application/patients/list/WatchAssignments';
import type { AssignedList, ListAssignedPatients } from '@/application/patients/list/ListAssignedPatients';
import { RefreshWhileShown } from '@/application/kernel/RefreshWhileShown';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { AssignedPatient } from '@/domain/patients/list/AssignedPatient';
import { repeatEvery } from '../../kit/repeatEvery';
import { SteadyRows } from '../../kit/SteadyRows';

export interface AssignedReadingUseCases {
  readonly listAssignedPatients: ListAssignedPatients;
  readonly watchAssignments: Pick<WatchAssignments, 'execute'>;
  readonly clock: Clock;
}

/** The interval at which the time, and the order that depends on it, are updated, in milliseconds. */
const TICK_MS = 30_000;
/** A list older than this is reloaded automatically, and marked as old until then; in milliseconds. */
export const STALE_AFTER_MS = 3 * 60_000;

const NOTHING: AssignedList = { patients: [], status: 'loading', total: null, unreadable: 0, asOf: null };

/** The assigned patients of one screen, with the list's age and whether it may be incomplete. */
export class AssignedReading {
  /** The list on screen. A reload replaces it only once all of it is loaded. */
  list: AssignedList = NOTHING;
  refreshing = false;
  /** Milliseconds since 1970, by the server's clock. */
  now: number;
  /** The assignments have changed since this list was requested. */
  private isOutdated = false;
  /** Set when a request arrives while the list is being read; it is then read once more. */
  private isAskedAgain = false;
  private stopReading: Unsubscribe = () => undefined;
  readonly steady: SteadyRows;
  private readonly fresh: RefreshWhileShown;

  constructor(
    private readonly useCases: AssignedReadingUseCases,
    /** The maximum number to load. */
    private readonly atMost: number,
    /** Runs with all patients whenever the whole list was loaded. */
    private readonly onRead: (patients: readonly AssignedPatient[]) => void = () => undefined,
  ) {
    this.now = useCases.clock.now();
    this.steady = new SteadyRows(useCases.clock);
    this.fresh = new RefreshWhileShown(() => {
      if (!this.refreshing) this.reload();
    }, useCases.clock);
    makeObservable<this, 'isOutdated' | 'apply' | 'tick' | 'outdate'>(this, {
      list: observableRef,
      refreshing: observable,
      now: observable,
      isOutdated: observable,
      isStale: computed,
      isCertain: computed,
      reload: action,
      replace: action,
      apply: action,
      tick: action,
      outdate: action,
    });
  }

  start(): Unsubscribe {
    this.reload();
    const stopTicking = this.startTicking();
    const stopSteady = this.steady.start();
    const stopWatching = this.useCases.watchAssignments.execute(() => this.outdate());
    return () => {
      this.attend(false);
      this.stopReading();
      stopWatching();
      stopTicking();
      stopSteady();
    };
  }

  /** `looking`: true if a user can see the list. */
  attend(looking: boolean): void {
    this.fresh.execute(this, looking);
  }

  get isStale(): boolean {
    const { asOf } = this.list;
    return asOf !== null && (this.isOutdated || this.now - asOf >= STALE_AFTER_MS);
  }

  /** True if all patients were loaded and the list is not out of date. */
  get isCertain(): boolean {
    return this.list.status === 'complete' && this.list.unreadable === 0 && !this.isStale;
  }

  reload(): void {
    this.stopReading();
    [this.refreshing, this.isAskedAgain] = [true, false];
    this.stopReading = this.useCases.listAssignedPatients.execute(list => this.apply(list), this.atMost);
  }

  /** The list is out of date. A load in progress was requested earlier, so it is repeated. */
  replace(list: AssignedList): void {
    this.list = list;
    if (this.refreshing) this.reload();
  }

  private apply(list: AssignedList): void {
    const isRead = list.status === 'complete' || list.status === 'first';
    this.refreshing = list.status === 'loading';
    const isFirst = this.list.asOf === null || (this.list.status === 'loading' && list.status !== 'couldNotCheck');
    if (isFirst || isRead) this.list = list;
    // The known patients stay on screen, marked as out of date.
    else if (list.status === 'couldNotCheck')
      this.list = { ...this.list, status: list.status, ...(list.failure && { failure: list.failure }) };
    this.tick();
    if (!isRead) return;
    this.onRead(list.patients);
    this.fresh.loaded();
    if (this.isAskedAgain) this.reload();
    else this.isOutdated = false;
  }

  private outdate(): void {
    this.isOutdated = true;
    if (this.refreshing) this.isAskedAgain = true;
    else this.reload();
  }

  private startTicking(): Unsubscribe {
    return repeatEvery(this.useCases.clock, TICK_MS, () =>
      runInAction(() => {
        this.tick();
        if (this.isStale && !this.refreshing) this.reload();
      }),
    );
  }

  private tick(): void {
    this.now = this.useCases.clock.now();
  }
}
