import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { WatchAssignments } from '@/application/patients/list/WatchAssignments';
import type { AssignedList, ListAssignedPatients } from '@/application/patients/list/ListAssignedPatients';
import type { LoadOwnTimeZone } from '@/application/patients/appointments/LoadOwnTimeZone';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { AssignedPatient } from '@/domain/patients/list/AssignedPatient';
import { loadOwnClock } from '../loadOwnClock';
import { repeatEvery } from '../../kit/repeatEvery';

export interface AssignedReadingUseCases {
  readonly listAssignedPatients: ListAssignedPatients;
  readonly watchAssignments: Pick<WatchAssignments, 'execute'>;
  readonly loadOwnTimeZone: Pick<LoadOwnTimeZone, 'execute'>;
  readonly clock: Clock;
}

/** Time, and the order that hangs on it, are looked at anew after this many milliseconds. */
const TICK_MS = 30_000;
/** A list that is older than this is loaded anew by itself, and marked for as long as it is; in milliseconds. */
export const STALE_AFTER_MS = 3 * 60_000;

const NOTHING: AssignedList = { patients: [], status: 'loading', total: null, unreadable: 0, asOf: null };

/**
 * The assigned patients as one screen knows them: how many of them, since when, and whether somebody may be missing.
 */
export class AssignedReading {
  /** What is on show. A list that is loaded anew replaces it only when it is read to its end. */
  list: AssignedList = NOTHING;
  refreshing = false;
  /** Milliseconds since 1970, by the server's clock. */
  now: number;
  /** Somebody was assigned or has moved since this list was asked for. */
  private isOutdated = false;
  /** That came while the list was being read: it is read once more. */
  private isAskedAgain = false;
  private stopReading: Unsubscribe = () => undefined;

  constructor(
    private readonly useCases: AssignedReadingUseCases,
    /** How many are enough. */
    private readonly atMost: number,
    /** Told of everybody whenever the list was read to its end. */
    private readonly onRead: (patients: readonly AssignedPatient[]) => void = () => undefined,
  ) {
    this.now = useCases.clock.now();
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
    void loadOwnClock(this.useCases.loadOwnTimeZone);
    this.reload();
    const stopTicking = this.keepTicking();
    const stopFollowing = this.useCases.watchAssignments.execute(() => this.outdate());
    return () => {
      this.stopReading();
      stopFollowing();
      stopTicking();
    };
  }

  get isStale(): boolean {
    const { asOf } = this.list;
    return asOf !== null && (this.isOutdated || this.now - asOf >= STALE_AFTER_MS);
  }

  /** Everybody was read, and nothing of it is old. */
  get isCertain(): boolean {
    return this.list.status === 'complete' && this.list.unreadable === 0 && !this.isStale;
  }

  reload(): void {
    this.stopReading();
    [this.refreshing, this.isAskedAgain] = [true, false];
    this.stopReading = this.useCases.listAssignedPatients.execute(list => this.apply(list), this.atMost);
  }

  /** Something is known better than it was read. What is being read was asked for before, so it is asked for again. */
  replace(list: AssignedList): void {
    this.list = list;
    if (this.refreshing) this.reload();
  }

  private apply(list: AssignedList): void {
    const isRead = list.status === 'complete' || list.status === 'first';
    this.refreshing = list.status === 'loading';
    const isFirst = this.list.asOf === null || (this.list.status === 'loading' && list.status !== 'couldNotCheck');
    if (isFirst || isRead) this.list = list;
    // What was known stays on show, marked as what it is.
    else if (list.status === 'couldNotCheck')
      this.list = { ...this.list, status: list.status, ...(list.failure && { failure: list.failure }) };
    if (isRead) this.onRead(list.patients);
    this.tick();
    if (!isRead) return;
    if (this.isAskedAgain) this.reload();
    else this.isOutdated = false;
  }

  private outdate(): void {
    this.isOutdated = true;
    if (this.refreshing) this.isAskedAgain = true;
    else this.reload();
  }

  private keepTicking(): Unsubscribe {
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
