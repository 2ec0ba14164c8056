import { action, computed, makeObservable, observable, observableRef, observableShallow } from 'mobx';
import type { LoadOrganisationBranch, OrganisationBranch } from '@/application/organisations/LoadOrganisationBranch';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { OrganisationHits, SearchOrganisations } from '@/application/organisations/SearchOrganisations';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { OrganisationRow } from '@/domain/organisations/OrganisationRow';

export interface OrganisationTreeUseCases {
  readonly loadBranch: LoadOrganisationBranch;
  readonly searchOrganisations: SearchOrganisations;
  readonly clock: Clock;
}

/** The children of one organisation and what is known of loading them. */
export interface BranchState {
  readonly loaded?: OrganisationBranch;
  readonly loading: boolean;
  readonly failure?: CallFailure;
}

/** How long the search waits for the next key, in milliseconds. */
export const SEARCH_PAUSE_MS = 250;

/** Under what the root itself is listed. */
const TOP = '';

/** The tree of organisations and the search in it. */
export class OrganisationTreeStore {
  /** Ids of the open rows; another list whenever one opens or closes. */
  expanded: string[] = [];
  query = '';
  hits: OrganisationHits | undefined = undefined;
  searchFailure: CallFailure | undefined = undefined;
  searching = false;
  private readonly branches = new Map<string, BranchState>();
  private cancelSearch: Unsubscribe = () => undefined;
  private isRunning = false;

  constructor(private readonly useCases: OrganisationTreeUseCases) {
    makeObservable<this, 'branches' | 'putBranch' | 'showHits'>(this, {
      expanded: observableRef,
      query: observable,
      hits: observableRef,
      searchFailure: observableRef,
      searching: observable,
      branches: observableShallow,
      root: computed,
      rows: computed,
      setExpanded: action,
      setQuery: action,
      putBranch: action,
      showHits: action,
    });
  }

  start(): Unsubscribe {
    this.isRunning = true;
    if (this.root.loaded === undefined) void this.load();
    return () => {
      this.isRunning = false;
      this.cancelSearch();
    };
  }

  /** How loading the root itself goes. */
  get root(): BranchState {
    return this.branches.get(TOP) ?? { loading: true };
  }

  /** Every loaded organisation by its id. */
  get rows(): ReadonlyMap<string, OrganisationRow> {
    return new Map([...this.branches.values()].flatMap(({ loaded }) => loaded?.rows ?? []).map(row => [row.id, row]));
  }

  /** The children of an organisation; of the tree itself where no id is given. */
  branchOf(id: string = TOP): BranchState | undefined {
    return this.branches.get(id);
  }

  /** Opens and closes rows; what opens for the first time is loaded. */
  setExpanded(ids: string[]): void {
    const opened = ids.filter(id => !this.expanded.includes(id));
    this.expanded = ids;
    for (const id of opened) if (this.branches.get(id)?.loaded === undefined) void this.load(id);
  }

  /** Loads the first page of children, or one page more. */
  async load(id: string = TOP): Promise<void> {
    const before = this.branches.get(id);
    if (before?.loading === true) return;
    const loaded = before?.loaded;
    this.putBranch(id, { ...(loaded && { loaded }), loading: true });
    const answer = await this.useCases.loadBranch.execute(id === TOP ? undefined : id, loaded);
    if (answer.ok) this.show(id, answer.value);
    else this.putBranch(id, { ...(loaded && { loaded }), loading: false, failure: answer.failure });
  }

  /** Finds as you type; an answer to a former text is dropped. */
  setQuery(query: string): void {
    this.query = query;
    this.cancelSearch();
    if (query.trim() === '') {
      this.hits = undefined;
      this.searchFailure = undefined;
      this.searching = false;
      return;
    }
    this.searching = true;
    this.cancelSearch = this.useCases.clock.wakeIn(SEARCH_PAUSE_MS, () => void this.search());
  }

  async search(): Promise<void> {
    const asked = this.query;
    const answer = await this.useCases.searchOrganisations.execute(asked);
    if (this.isRunning && asked === this.query) this.showHits(answer);
  }

  /** The root is of use with its children only. */
  private show(id: string, loaded: OrganisationBranch): void {
    this.putBranch(id, { loaded, loading: false });
    const root = id === TOP ? loaded.rows[0] : undefined;
    if (root !== undefined && !this.expanded.includes(root.id)) this.setExpanded([...this.expanded, root.id]);
  }

  private putBranch(id: string, state: BranchState): void {
    this.branches.set(id, state);
  }

  private showHits(answer: Awaited<ReturnType<SearchOrganisations['execute']>>): void {
    this.searching = false;
    this.searchFailure = answer.ok ? undefined : answer.failure;
    // Hits of another text are no hits of this one.
    this.hits = answer.ok ? answer.value : undefined;
  }
}
