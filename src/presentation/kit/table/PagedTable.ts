import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { latest } from '@/application/kernel/latest';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import { knownValue, type Loaded } from '@/domain/kernel/Loaded';
import type { Result } from '@/domain/kernel/Result';
import { RowSelection, type SelectedRows } from './RowSelection';

/** The rows loaded so far. */
export interface LoadedRows<R> {
  readonly rows: readonly R[];
  /** Number of matching rows, loaded or not; undefined if that could not be loaded. */
  readonly total: number | undefined;
  /** Rows that could not be read; they are part of `total`. */
  readonly unreadable: number;
  /** True if all rows are loaded. */
  readonly isComplete: boolean;
}

export interface TableSettings<R, L extends LoadedRows<R>, F> {
  /** Loads the first page, or the page after the rows in `before`, which the result includes. */
  readonly load: (before: L | undefined) => Promise<Result<L, F>>;
  readonly keyOf: (row: R) => string;
  /** True if the failure shows that the user may not, or may no longer, see the rows. */
  readonly endsAccess: (failure: F) => boolean;
  readonly clock: Pick<Clock, 'now'>;
}

/** After this many pages without a new row, loading stops: a server may name a next page without end. */
const MOST_IDLE_PAGES = 3;

/** The state of one table: the rows loaded page by page, the selection, and the active row. */
export class PagedTable<R, L extends LoadedRows<R>, F> {
  list: Loaded<L, F> = { status: 'unknown' };
  loading = false;
  /** True if a further page could not be loaded; the rows before it are as new as they were. */
  lacksPage = false;
  selection = RowSelection.none;
  /** Key of the row that Tab moves the focus to. */
  active: string | undefined = undefined;
  /** True if the active row gets the focus when the table is shown again. */
  returnsFocus = false;
  private isRunning = false;
  private readonly latest = latest();

  constructor(private readonly settings: TableSettings<R, L, F>) {
    makeObservable<this, 'show' | 'fail'>(this, {
      list: observableRef,
      loading: observable,
      lacksPage: observable,
      selection: observableRef,
      active: observable,
      loaded: computed,
      readable: computed,
      rows: computed,
      keys: computed,
      toggle: action,
      extendTo: action,
      selectLoaded: action,
      selectAll: action,
      select: action,
      clearSelection: action,
      activate: action,
      replace: action,
      remove: action,
      show: action,
      fail: action,
    });
  }

  start(): Unsubscribe {
    this.isRunning = true;
    if (this.list.status === 'unknown') void this.reload();
    return () => {
      this.isRunning = false;
    };
  }

  /** The last known rows; they may be out of date. */
  get loaded(): L | undefined {
    return knownValue(this.list);
  }

  /** Number of matching rows that can be read; undefined if it is unknown. */
  get readable(): number | undefined {
    const { loaded } = this;
    return loaded?.total === undefined ? undefined : Math.max(loaded.rows.length, loaded.total - loaded.unreadable);
  }

  get rows(): readonly R[] {
    return this.loaded?.rows ?? [];
  }

  get keys(): readonly string[] {
    return this.rows.map(row => this.settings.keyOf(row));
  }

  get selectedRows(): readonly R[] {
    return this.rows.filter(row => this.selection.has(this.settings.keyOf(row)));
  }

  /** Loads as many rows again as there are. The present ones stay until then. */
  async reload(): Promise<void> {
    const wanted = this.rows.length;
    await this.loadUntil(undefined, loaded => loaded.rows.length >= wanted);
  }

  /** Repeats the load that failed: of the further page, or of everything. */
  async retry(): Promise<void> {
    const { loaded } = this;
    if (this.lacksPage && loaded !== undefined) await this.loadUntil(loaded, () => true);
    else await this.reload();
  }

  /** Loads the next page. */
  async loadMore(): Promise<void> {
    const { loaded } = this;
    if (this.loading || loaded === undefined || loaded.isComplete) return;
    await this.loadUntil(loaded, () => true);
  }

  /** Loads all remaining rows; false if a page could not be loaded, or the pages do not end. */
  async loadAll(): Promise<boolean> {
    await this.loadUntil(this.loaded, () => false);
    return this.list.status === 'known' && this.list.value.isComplete;
  }

  toggle(key: string): void {
    this.selection = this.selection.toggle(key);
    this.active = key;
  }

  extendTo(key: string): void {
    this.selection = this.selection.extendTo(key, this.keys);
    this.active = key;
  }

  /** Selects all loaded rows, or none. */
  selectLoaded(chosen: boolean): void {
    this.selection = chosen ? this.selection.setEach(this.keys, true) : RowSelection.none;
  }

  selectAll(): void {
    this.selection = this.selection.all();
  }

  /** Restores a selection that was made on an earlier page. */
  select(rows: SelectedRows): void {
    this.selection = RowSelection.of(rows);
  }

  clearSelection(): void {
    this.selection = RowSelection.none;
  }

  activate(key: string): void {
    this.active = key;
  }

  /** Replaces a row by a newer version of it. */
  replace(row: R): void {
    const key = this.settings.keyOf(row);
    this.put(loaded => ({ ...loaded, rows: loaded.rows.map(one => (this.settings.keyOf(one) === key ? row : one)) }));
  }

  /** Removes a row that is known to be deleted. */
  remove(key: string): void {
    this.selection = this.selection.without(key);
    this.put(loaded => {
      const rows = loaded.rows.filter(one => this.settings.keyOf(one) !== key);
      const gone = loaded.rows.length - rows.length;
      return { ...loaded, rows, total: loaded.total === undefined ? undefined : loaded.total - gone };
    });
  }

  private put(change: (loaded: L) => L): void {
    const { list } = this;
    if (list.status === 'known') this.list = { ...list, value: change(list.value) };
    else if (list.status === 'couldNotCheck' && list.last)
      this.list = { ...list, last: { ...list.last, value: change(list.last.value) } };
    // The answer to a load under way may contain the former version.
    if (this.loading) void this.reload();
  }

  private async loadUntil(from: L | undefined, isEnough: (loaded: L) => boolean): Promise<void> {
    const isLatest = this.latest.begin();
    runInAction(() => (this.loading = true));
    let loaded = from;
    let idlePages = 0;
    do {
      if (loaded?.isComplete === true) break;
      const answer = await this.settings.load(loaded);
      if (!isLatest()) return;
      if (!answer.ok) return this.fail(answer.failure, from !== undefined);
      if (loaded !== undefined && lengthOf(answer.value) <= lengthOf(loaded)) idlePages += 1;
      loaded = answer.value;
      // Further pages are shown as they arrive; a reload is shown when it is complete.
      if (from !== undefined) this.show(loaded, true);
    } while (!isEnough(loaded) && this.isRunning && idlePages < MOST_IDLE_PAGES);
    if (loaded !== undefined) this.show(loaded, false);
  }

  private show(value: L, loading: boolean): void {
    this.list = { status: 'known', value, at: this.settings.clock.now() };
    this.loading = loading;
    this.lacksPage = false;
    // If the list has gaps, it is unknown which rows were deleted.
    const isWhole = value.isComplete && value.total !== undefined && value.unreadable === 0;
    if (isWhole) this.selection = this.selection.among(this.keys);
  }

  private fail(failure: F, lacksPage: boolean): void {
    const { list } = this;
    this.lacksPage = lacksPage;
    const last = list.status === 'known' ? { value: list.value, at: list.at } : lastOf(list);
    this.loading = false;
    this.list = {
      status: 'couldNotCheck',
      failure,
      // Rows that the user may no longer see are removed from the screen.
      ...(last && !this.settings.endsAccess(failure) && { last }),
    };
  }
}

const lengthOf = ({ rows, unreadable }: LoadedRows<unknown>): number => rows.length + unreadable;

const lastOf = <L, F>(list: Loaded<L, F>) => (list.status === 'couldNotCheck' ? list.last : undefined);

/** The part of a table's store that its views use. */
export type ShownTable<R, F> = Omit<
  Pick<PagedTable<R, LoadedRows<R>, F>, keyof PagedTable<R, LoadedRows<R>, F>>,
  'replace' | 'remove' | 'start' | 'loadAll'
>;
