import { fail, ok, type Result } from '@/domain/kernel/Result';
import { latest } from '../latest';
import { ObservableValue } from '../ObservableValue';
import type { Clock } from '../ports/Clock';
import type { IdGenerator } from '../ports/IdGenerator';
import { RetrySchedule } from '../RetrySchedule';
import type { Unsubscribe } from '../Unsubscribe';
import type { BulkAction } from './BulkAction';
import { isOver, type BulkRun } from './BulkRun';
import { BulkWork } from './BulkWork';
import type { Halt } from './Halt';
import {
  matchesStoredRun,
  type BeginCommand,
  type BeginFailure,
  type BulkActivity,
  type BulkStatus,
} from './BulkStatus';
import type { BulkVault } from './ports/BulkVault';

/** Interval at which the progress of another window is read, in milliseconds. */
export const ELSEWHERE_MS = 2_000;

/** Runs one bulk action of an area in this window; it outlives the pages that show it. */
export class BulkRunner {
  readonly status = new ObservableValue<BulkStatus>({ kind: 'unknown' });
  private work: BulkWork | undefined;
  private working: Promise<void> = Promise.resolve();
  private isAdopting = false;
  private release: Unsubscribe | undefined;
  private endPolling: Unsubscribe = () => undefined;
  private readonly retries: RetrySchedule;
  /** Cancelled when the user signs out, so that work begun for them has no further effect. */
  private readonly visit = latest();

  constructor(
    private readonly actions: readonly BulkAction[],
    private readonly vault: BulkVault,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {
    this.retries = new RetrySchedule(clock);
  }

  /** True while calls are sent or a row waits for an answer. */
  get isWorking(): boolean {
    return this.is('running', 'pausing', 'stopping', 'unreachable', 'busy');
  }

  /** Finds an action that the user has begun in any window. */
  async load(): Promise<void> {
    if (this.work !== undefined) return;
    const isSameVisit = this.visit.current();
    const stored = await this.vault.load();
    if (!isSameVisit() || this.work !== undefined) return;
    if (stored.kind !== 'run') return this.status.write(stored);
    // Begun by another version of the product, so its effect is unknown here.
    if (!this.isKnown(stored.run)) return this.status.write({ kind: 'unreadable' });
    if (isOver(stored.run)) return this.show(stored.run, 'over');
    const release = await this.vault.claim();
    if (!isSameVisit() || this.work !== undefined) return release?.();
    this.show(stored.run, release === null ? 'elsewhere' : 'interrupted');
    release?.();
    if (release === null) this.pollElsewhere();
  }

  /** Begins exactly the checked and confirmed action, and nothing if the device cannot store it. */
  async begin({ action, checked, confirmed, ...about }: BeginCommand): Promise<Result<void, BeginFailure>> {
    if (confirmed !== checked.plan.willBeDone || confirmed === 0) return fail({ kind: 'notConfirmed' });
    const isSameVisit = this.visit.current();
    const claim = await this.vault.claim();
    if (claim === null) return fail({ kind: 'elsewhere' });
    const refuse = (kind: BeginFailure['kind']): Result<void, BeginFailure> => {
      claim();
      return fail({ kind });
    };
    const stored = await this.vault.load();
    const open = stored.kind === 'run' && !isOver(stored.run) ? stored.run : undefined;
    if (open !== undefined && !this.isKnown(open)) return refuse('unreadable');
    if (this.work !== undefined || open !== undefined) return refuse('unfinished');
    if (stored.kind === 'unavailable') return refuse('notStored');
    if (stored.kind === 'unreadable') return refuse('unreadable');
    const { kind } = action;
    const run: BulkRun = { ...about, id: this.ids.next(), kind, startedAt: this.clock.now(), rows: checked.rows };
    const isStored = isSameVisit() && (await this.vault.begin(run));
    if (!isStored || !isSameVisit()) return refuse('notStored');
    this.release = claim;
    this.endPolling();
    this.drive((this.work = this.workOn(run, action)));
    return ok(undefined);
  }

  /** Running calls are completed. */
  pause(): void {
    if (this.work === undefined || !this.is('running', 'unreachable', 'busy')) return;
    this.work.halt('paused');
    this.retries.stop();
    this.show(this.work.run, 'pausing');
    void this.working.then(() => this.showHalted('paused'));
  }

  /** Continues a paused or interrupted action, unless another window does. */
  async resume(): Promise<void> {
    const isSameVisit = this.visit.current();
    await this.working;
    if (!isSameVisit() || this.is('running')) return;
    if (this.work === undefined) await this.adopt(run => !isOver(run));
    const { work } = this;
    if (!isSameVisit() || work === undefined || this.is('running')) return;
    // The device did not store the stop, so only that is left to do.
    if (!work.isEnded) this.drive(work);
    else if (this.is('notStored')) await this.stop();
  }

  /** Ends the action for good; rows that were not reached stay unchanged. */
  async stop(): Promise<void> {
    const isSameVisit = this.visit.current();
    if (this.work === undefined) await this.adopt(run => !isOver(run));
    const { work } = this;
    if (work === undefined || !isSameVisit() || this.is('stopping', 'over')) return;
    work.halt('stopped');
    this.retries.stop();
    this.show(work.run, 'stopping');
    await this.working;
    const isStored = isSameVisit() && (await work.end());
    if (!isSameVisit()) return;
    if (!isStored) return this.show(work.run, 'notStored');
    this.finish(work.run);
  }

  /** Reads rows with an unknown outcome of a finished action. */
  async checkUnconfirmed(): Promise<void> {
    const isSameVisit = this.visit.current();
    if (!this.is('over')) return;
    await this.adopt(isOver);
    const { work } = this;
    if (work === undefined || !isSameVisit()) return;
    await work.readUnconfirmed();
    if (isSameVisit() && this.work === work) this.finish(work.run);
  }

  /** Deletes a finished or unreadable action. */
  async dismiss(): Promise<void> {
    const status = this.status.read();
    if (status.kind !== 'unreadable' && (status.kind !== 'run' || status.activity !== 'over')) return;
    const isSameVisit = this.visit.current();
    const release = await this.vault.claim();
    const stored = release === null ? undefined : await this.vault.load();
    const isShown = stored !== undefined && isSameVisit() && matchesStoredRun(status, stored, this.isKnown);
    const isForgotten = isShown && (await this.vault.forget());
    release?.();
    if (!isSameVisit()) return;
    if (isForgotten) this.status.write({ kind: 'none' });
    // Another window has begun or deleted one in the meantime.
    else if (!isShown) await this.load();
  }

  /** The network is back, or the same user has signed in again. */
  continueAfter(reason: 'unreachable' | 'sessionEnded' | 'busy'): void {
    if (this.is(reason)) void this.resume();
  }

  /** The user has signed out: no further call is made and none of their data are shown. */
  forgetPerson(): void {
    this.visit.cancel();
    this.work?.halt('left');
    this.work = undefined;
    this.working = Promise.resolve();
    this.retries.stop();
    this.endPolling();
    this.release?.();
    this.release = undefined;
    this.status.write({ kind: 'unknown' });
  }

  private is(...activities: readonly BulkActivity[]): boolean {
    const status = this.status.read();
    return status.kind === 'run' && activities.includes(status.activity);
  }

  private drive(work: BulkWork): void {
    const isSameVisit = this.visit.current();
    this.retries.stop();
    this.show(work.run, 'running');
    this.working = work.work().then(ending => {
      if (!isSameVisit()) return;
      if (ending === 'over') this.finish(work.run);
      else if (ending !== 'stopped' && ending !== 'left') this.showHalted(ending);
    });
  }

  private showHalted(halt: Exclude<Halt, 'left' | 'stopped'>): void {
    if (this.work === undefined || this.is('stopping')) return;
    this.show(this.work.run, halt);
    if (halt === 'unreachable' || halt === 'busy') this.retries.scheduleRetry(() => this.continueAfter(halt));
  }

  private finish(run: BulkRun): void {
    this.work = undefined;
    this.retries.reset();
    this.release?.();
    this.release = undefined;
    this.show(run, 'over');
  }

  /** Adopts the stored action in this window, without beginning a row. */
  private async adopt(isWanted: (run: BulkRun) => boolean): Promise<void> {
    if (this.isAdopting) return;
    const isSameVisit = this.visit.current();
    this.isAdopting = true;
    const release = await this.vault.claim();
    const stored = release === null ? undefined : await this.vault.load();
    this.isAdopting = false;
    const run = stored?.kind === 'run' && isWanted(stored.run) ? stored.run : undefined;
    const action = run && this.actionOf(run);
    if (!isSameVisit() || this.work !== undefined) return release?.();
    if (release === null || run === undefined || action === undefined) {
      release?.();
      return this.load();
    }
    this.release = release;
    this.endPolling();
    this.work = this.workOn(run, action);
  }

  /** True if this version of the product can show or continue it. */
  private readonly isKnown = (run: BulkRun): boolean => isOver(run) || this.actionOf(run) !== undefined;

  private actionOf(run: BulkRun): BulkAction | undefined {
    return this.actions.find(({ kind }) => kind === run.kind);
  }

  private workOn(run: BulkRun, action: BulkAction): BulkWork {
    const isSameVisit = this.visit.current();
    const work: BulkWork = new BulkWork(run, action, this.vault, () => {
      if (isSameVisit()) this.refresh(work.run);
    });
    return work;
  }

  private pollElsewhere(): void {
    this.endPolling();
    this.endPolling = this.clock.wakeIn(ELSEWHERE_MS, () => void this.load());
  }

  private refresh(run: BulkRun): void {
    const status = this.status.read();
    if (status.kind === 'run') this.status.write({ ...status, run });
  }

  private show(run: BulkRun, activity: BulkActivity): void {
    this.status.write({ kind: 'run', run, activity });
  }
}
