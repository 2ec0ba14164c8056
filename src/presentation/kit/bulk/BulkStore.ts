import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { BulkAction, BulkItem } from '@/application/kernel/bulk/BulkAction';
import type { BulkRun, BulkSubject, RunRow } from '@/application/kernel/bulk/BulkRun';
import type { BulkRunner } from '@/application/kernel/bulk/BulkRunner';
import type { BeginFailure, BulkStatus } from '@/application/kernel/bulk/BulkStatus';
import type { CheckBulkRows, CheckFailure } from '@/application/kernel/bulk/CheckBulkRows';
import type { CheckBulkUndo } from '@/application/kernel/bulk/CheckBulkUndo';
import { latest } from '@/application/kernel/latest';
import type { CsvFormat } from '@/application/kernel/ports/CsvFormat';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import { ok, type Result } from '@/domain/kernel/Result';
import { wholeNumber } from '@/domain/kernel/wholeNumber';
import { outcomeTable, type BulkWords } from './BulkWords';
import { countRows, endingOf, needsAttention, percentOf, type Ending, type RowCounts } from './countRows';
import { pendingList, pendingUndo, type PendingBulk } from './PendingBulk';

/** Number of rows shown at first, and added with each press of "more". */
const ROWS_SHOWN = 100;

export interface BulkStoreDependencies {
  readonly runner: BulkRunner;
  readonly checkRows: CheckBulkRows;
  readonly checkUndo: CheckBulkUndo;
  readonly csv: Pick<CsvFormat, 'write'>;
  readonly saveText: (fileName: string, text: string) => void;
}

export type BulkStep = 'entering' | 'checking' | 'checked' | 'progress' | 'outcome';

/** The steps of a bulk action: a dry run, its confirmation, the progress, the outcome of each row, and undo. */
export class BulkStore {
  status: BulkStatus = { kind: 'unknown' };
  checking: { readonly done: number; readonly all: number } | undefined = undefined;
  pending: PendingBulk | undefined = undefined;
  problem: CheckFailure | BeginFailure | undefined = undefined;
  typed = '';
  filter: 'all' | 'attention' = 'all';
  shownRows = ROWS_SHOWN;
  isBeginning = false;
  private readonly latest = latest();
  private again: (() => Promise<void>) | undefined;

  constructor(private readonly dependencies: BulkStoreDependencies) {
    makeObservable<this, 'open'>(this, {
      status: observableRef,
      checking: observableRef,
      pending: observableRef,
      problem: observableRef,
      typed: observable,
      filter: observable,
      shownRows: observable,
      isBeginning: observable,
      run: computed,
      step: computed,
      rows: computed,
      kind: computed,
      filteredRows: computed,
      counts: computed,
      canConfirm: computed,
      percent: computed,
      ending: computed,
      setTyped: action,
      setFilter: action,
      showMore: action,
      cancel: action,
      open: action,
    });
  }

  start(): Unsubscribe {
    const { runner } = this.dependencies;
    const show = (status: BulkStatus): void => void runInAction(() => (this.status = status));
    show(runner.status.read());
    const stop = runner.status.subscribe(show);
    void runner.load();
    return () => {
      stop();
      this.cancel();
    };
  }

  get run(): BulkRun | undefined {
    return this.status.kind === 'run' ? this.status.run : undefined;
  }

  get step(): BulkStep {
    if (this.checking !== undefined) return 'checking';
    if (this.pending !== undefined) return 'checked';
    if (this.status.kind !== 'run') return 'entering';
    return this.status.activity === 'over' ? 'outcome' : 'progress';
  }

  /** True for a finished action about another subject, which does not hide this page. */
  isUnrelated(subjectId: string): boolean {
    const about = this.run?.subjectId;
    return this.step === 'outcome' && about !== undefined && about !== subjectId;
  }

  get rows(): readonly RunRow[] {
    return this.pending?.checked.rows ?? this.run?.rows ?? [];
  }

  /** The kind of the action that is being checked, in progress or finished. */
  get kind(): string {
    return this.pending?.action.kind ?? this.run?.kind ?? '';
  }

  get filteredRows(): readonly RunRow[] {
    return this.filter === 'all' ? this.rows : this.rows.filter(needsAttention);
  }

  get counts(): RowCounts {
    return countRows(this.rows);
  }

  get canConfirm(): boolean {
    const plan = this.pending?.checked.plan;
    if (plan === undefined || plan.willBeDone === 0) return false;
    return !plan.typed || wholeNumber(this.typed) === plan.willBeDone;
  }

  get percent(): number {
    return percentOf(this.counts);
  }

  /** The overall result, once the action has finished. */
  get ending(): Ending {
    return endingOf(this.counts);
  }

  get canUndo(): boolean {
    return this.run !== undefined && this.dependencies.checkUndo.canUndo(this.run);
  }

  /** Makes the dry run of a list. */
  async check(bulk: BulkAction, about: BulkSubject, items: readonly BulkItem[], onBegun?: () => void): Promise<void> {
    this.again = () => this.check(bulk, about, items, onBegun);
    await this.dryRun(items.length, async watch => {
      const found = await this.dependencies.checkRows.execute({ action: bulk, items, ...watch });
      return found.ok ? ok(pendingList(bulk, about, found.value, onBegun)) : found;
    });
  }

  /** Makes the dry run of an undo. */
  async checkUndo(): Promise<void> {
    const { run } = this;
    if (run === undefined) return;
    this.again = () => this.checkUndo();
    await this.dryRun(run.rows.length, async watch => {
      const found = await this.dependencies.checkUndo.execute({ run, ...watch });
      return found.ok ? ok(pendingUndo(run, found.value)) : found;
    });
  }

  async checkAgain(): Promise<void> {
    await this.again?.();
  }

  /** Cancels a dry run, or goes back from its result. Nothing was changed. */
  cancel(): void {
    this.latest.cancel();
    this.checking = undefined;
    this.pending = undefined;
    this.problem = undefined;
    this.typed = '';
    this.filter = 'all';
    this.shownRows = ROWS_SHOWN;
  }

  async confirm(): Promise<void> {
    const { pending } = this;
    if (pending === undefined || !this.canConfirm || this.isBeginning) return;
    runInAction(() => (this.isBeginning = true));
    const { action: bulk, about, checked } = pending;
    const confirmed = checked.plan.willBeDone;
    const begun = await this.dependencies.runner.begin({ ...about, action: bulk, checked, confirmed });
    runInAction(() => {
      this.isBeginning = false;
      if (begun.ok) {
        this.cancel();
        pending.onBegun?.();
      } else this.problem = begun.failure;
    });
  }

  setTyped(text: string): void {
    this.typed = text;
  }

  setFilter(filter: 'all' | 'attention'): void {
    this.filter = filter;
    this.shownRows = ROWS_SHOWN;
  }

  showMore(): void {
    this.shownRows += ROWS_SHOWN;
  }

  pause(): void {
    this.dependencies.runner.pause();
  }

  async resume(): Promise<void> {
    await this.dependencies.runner.resume();
  }

  async stop(): Promise<void> {
    await this.dependencies.runner.stop();
  }

  async checkUnconfirmed(): Promise<void> {
    await this.dependencies.runner.checkUnconfirmed();
  }

  async dismiss(): Promise<void> {
    await this.dependencies.runner.dismiss();
    runInAction(() => this.cancel());
  }

  async reload(): Promise<void> {
    await this.dependencies.runner.load();
  }

  download(words: BulkWords): void {
    this.dependencies.saveText(
      `${words.fileName}.csv`,
      this.dependencies.csv.write(outcomeTable(this.kind, this.rows, words)),
    );
  }

  private async dryRun(
    all: number,
    execute: (watch: {
      readonly onProgress: (done: number, all: number) => void;
      readonly isCancelled: () => boolean;
    }) => Promise<Result<PendingBulk, CheckFailure>>,
  ): Promise<void> {
    this.open(all);
    const isLatest = this.latest.current();
    const onProgress = (done: number, rows: number): void => {
      if (isLatest()) runInAction(() => (this.checking = { done, all: rows }));
    };
    const found = await execute({ onProgress, isCancelled: () => !isLatest() });
    if (!isLatest()) return;
    runInAction(() => {
      this.checking = undefined;
      if (found.ok) this.pending = found.value;
      else this.problem = found.failure;
    });
  }

  private open(all: number): void {
    this.cancel();
    this.checking = { done: 0, all };
  }
}
