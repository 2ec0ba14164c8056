import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { CodeList, ListAccessCodes } from '@/application/accessCodes/ListAccessCodes';
import type { CodeHits, SearchAccessCodes } from '@/application/accessCodes/SearchAccessCodes';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import { CODE_GENERATIONS, type AccessCode, type CodeGeneration } from '@/domain/accessCodes/AccessCode';
import type { CodeSelection, SelectedCodes } from './bulk/SelectedCodes';
import { repeatEvery } from '../kit/repeatEvery';
import { PagedTable } from '../kit/table/PagedTable';
import type { SelectedRows } from '../kit/table/RowSelection';
import { isBlank } from '@/domain/kernel/isBlank';

export interface AccessCodesUseCases {
  readonly listAccessCodes: ListAccessCodes;
  readonly searchAccessCodes: SearchAccessCodes;
  /** A clock that shows the server's time, by which codes expire. */
  readonly clock: Clock;
  /** The time zone of expiry days, for example `Europe/London`. */
  readonly zone: string;
}

/** Pause after the last key before a search starts, in milliseconds. */
export const SEARCH_PAUSE_MS = 250;

/** The interval at which an open page checks the date, in milliseconds. */
const CALENDAR_MS = 60_000;

/** The list of an organisation's access codes, and the search for a code of any organisation. */
export class AccessCodesStore implements CodeSelection {
  readonly table: PagedTable<AccessCode, CodeList, CallFailure>;
  query = '';
  hits: CodeHits | undefined = undefined;
  searchFailure: CallFailure | undefined = undefined;
  searching = false;
  /** The current time, in milliseconds since 1970; updated while the page is open. */
  now: number;
  lastDeleted: string | undefined = undefined;
  private cancelSearch: Unsubscribe = () => undefined;

  constructor(
    readonly organisationId: string,
    private readonly useCases: AccessCodesUseCases,
  ) {
    this.now = useCases.clock.now();
    this.table = new PagedTable<AccessCode, CodeList, CallFailure>({
      load: before => useCases.listAccessCodes.execute(organisationId, before),
      keyOf: ({ code }) => code,
      endsAccess: ({ kind }) => kind === 'notAllowed' || kind === 'notFound',
      clock: useCases.clock,
    });
    makeObservable<this, 'tick'>(this, {
      query: observable,
      hits: observableRef,
      searchFailure: observableRef,
      searching: observable,
      now: observable,
      lastDeleted: observable,
      deleted: action,
      missing: computed,
      areGenerationsMixed: computed,
      areHitsMixed: computed,
      setQuery: action,
      tick: action,
    });
  }

  start(): Unsubscribe {
    const stops = [
      this.table.start(),
      repeatEvery(this.useCases.clock, CALENDAR_MS, () => this.tick()),
      () => this.cancelSearch(),
    ];
    return () => stops.forEach(stop => stop());
  }

  get zone(): string {
    return this.useCases.zone;
  }

  /** The generations whose codes could not be loaded, so that the list is incomplete. */
  get missing(): readonly { readonly generation: CodeGeneration; readonly failure: CallFailure }[] {
    const parts = this.table.loaded?.parts;
    return CODE_GENERATIONS.flatMap(generation => {
      const part = parts?.[generation];
      return part?.status === 'failed' ? [{ generation, failure: part.failure }] : [];
    });
  }

  /** True if the list has codes of both generations, or if those of one could not be loaded. */
  get areGenerationsMixed(): boolean {
    return this.missing.length > 0 || areMixed(this.table.rows);
  }

  get areHitsMixed(): boolean {
    return areMixed(this.hits?.codes ?? []);
  }

  /** The codes selected now. Those that are not loaded yet are loaded on demand. */
  selectedCodes(): SelectedCodes {
    const { table } = this;
    const { selected } = table.selection;
    const unreadable = table.loaded?.unreadable ?? 0;
    return {
      rows: selected,
      count: table.selection.count(table.readable),
      load: async () => {
        if (selected.kind === 'some' && table.selectedRows.length === selected.keys.length) return table.selectedRows;
        const isWhole = (await table.loadAll()) && this.missing.length === 0;
        // If more codes turn out to be unreadable, the selected number changes and has to be shown first.
        if ((table.loaded?.unreadable ?? 0) > unreadable) return undefined;
        return isWhole ? table.selectedRows : undefined;
      },
      discard: () => table.clearSelection(),
    };
  }

  select(rows: SelectedRows): void {
    this.table.select(rows);
  }

  /** Call when a code is known to be deleted. */
  deleted(code: string): void {
    this.table.remove(code);
    this.lastDeleted = code;
  }

  /** True if there is anything to search for. */
  get hasQuery(): boolean {
    return !isBlank(this.query);
  }

  /** Searches while the user types. The answer to an earlier text is ignored. */
  setQuery(query: string): void {
    this.query = query;
    this.cancelSearch();
    this.hits = undefined;
    this.searchFailure = undefined;
    this.searching = !isBlank(query);
    if (this.searching) this.cancelSearch = this.useCases.clock.wakeIn(SEARCH_PAUSE_MS, () => void this.search());
  }

  async search(): Promise<void> {
    const { query } = this;
    runInAction(() => (this.searching = true));
    const answer = await this.useCases.searchAccessCodes.execute(query);
    if (query !== this.query) return;
    runInAction(() => {
      this.searching = false;
      this.hits = answer.ok ? answer.value : undefined;
      this.searchFailure = answer.ok ? undefined : answer.failure;
    });
  }

  private tick(): void {
    this.now = this.useCases.clock.now();
  }
}

const areMixed = (codes: readonly AccessCode[]): boolean =>
  codes.some(({ generation }) => generation !== codes[0]?.generation);
