import { action, computed, makeObservable, observableRef, observableShallow } from 'mobx';
import type { LoadOrganisationBranch, OrganisationBranch } from '@/application/organisations/LoadOrganisationBranch';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import { isObject } from '@/domain/kernel/parseJson';
import type { OrganisationName, OrganisationRow } from '@/domain/organisations/OrganisationRow';

export interface OrganisationTreeUseCases {
  readonly loadBranch: LoadOrganisationBranch;
}

/** The children of one organisation and the state of loading them. */
export interface BranchState {
  readonly loaded?: OrganisationBranch;
  readonly loading: boolean;
  readonly failure?: CallFailure;
}

/** The place of an organisation in the tree: `path` leads from the root to its parent. */
export type TreePlace = Pick<OrganisationRow, 'id' | 'name' | 'path'>;

/** An organisation being revealed: `notFound`, it does not exist; `failed`, its branch could not be loaded. */
export type Revealing = { readonly row: TreePlace } & RevealState;

type RevealState =
  | { readonly state: 'loading' | 'there' | 'notFound' }
  | { readonly state: 'failed'; readonly failure: CallFailure };

/** The key of the root. */
const TOP = '';

export class OrganisationTreeStore {
  /** Ids of the open rows; replaced whenever one opens or closes. */
  expanded: string[] = [];
  /** The organisation whose line comes into view and gets the focus. */
  revealing: Revealing | undefined = undefined;
  private readonly branches = new Map<string, BranchState>();
  /** The loads under way. */
  private readonly loads = new Map<string, Promise<void>>();

  constructor(
    private readonly useCases: OrganisationTreeUseCases,
    /** The organisation whose children are the first lines; absent for the whole tree. */
    readonly top?: OrganisationName,
  ) {
    makeObservable<this, 'branches' | 'putBranch' | 'setRevealing'>(this, {
      expanded: observableRef,
      revealing: observableRef,
      branches: observableShallow,
      root: computed,
      rows: computed,
      setExpanded: action,
      putBranch: action,
      setRevealing: action,
      endReveal: action,
    });
  }

  start(): Unsubscribe {
    if (this.root.loaded === undefined) void this.load();
    return () => undefined;
  }

  /** The state of loading the root itself. */
  get root(): BranchState {
    return this.branches.get(TOP) ?? { loading: true };
  }

  /** Every loaded organisation by its id. */
  get rows(): ReadonlyMap<string, OrganisationRow> {
    return new Map([...this.branches.values()].flatMap(({ loaded }) => loaded?.rows ?? []).map(row => [row.id, row]));
  }

  /** The children of an organisation; those of the root if no id is given. */
  branchOf(id: string = TOP): BranchState | undefined {
    return this.branches.get(this.keyOf(id));
  }

  /** Opens and closes rows; a row's children are loaded when it is first opened. */
  setExpanded(ids: string[]): void {
    const opened = ids.filter(id => !this.expanded.includes(id));
    this.expanded = ids;
    for (const id of opened) if (this.branches.get(id)?.loaded === undefined) void this.load(id);
  }

  /** Loads the first page of children, or one page more. */
  load(of: string = TOP): Promise<void> {
    const id = this.keyOf(of);
    const underway = this.loads.get(id);
    if (underway !== undefined) return underway;
    const load = this.loadPage(id).finally(() => this.loads.delete(id));
    this.loads.set(id, load);
    return load;
  }

  /** Opens the tree down to an organisation and loads as many pages of its siblings as it takes. */
  async reveal(row: TreePlace): Promise<void> {
    this.setRevealing({ row, state: 'loading' });
    const chain = [...(row.path ?? []).map(({ id }) => id), row.id];
    for (const [place, id] of chain.entries()) {
      const state = await this.loadUntilThere(chain[place - 1] ?? TOP, id);
      if (this.revealing?.row !== row) return;
      if (state.state !== 'there') return this.setRevealing({ row, ...state });
      if (id !== row.id && !this.expanded.includes(id)) this.setExpanded([...this.expanded, id]);
    }
    this.setRevealing({ row, state: 'there' });
  }

  /** The place of a loaded organisation; undefined for one that is not loaded. */
  placeOf(id: string): TreePlace | undefined {
    const row = this.rows.get(id);
    if (row === undefined) return undefined;
    const path: OrganisationName[] = [];
    for (let above = this.rows.get(row.parent ?? ''); above !== undefined; above = this.rows.get(above.parent ?? ''))
      path.unshift({ id: above.id, name: above.name });
    return { id, name: row.name, path };
  }

  /** Ends the reveal once the line has the focus. */
  endReveal(): void {
    this.revealing = undefined;
  }

  /** Loads page after page until a child is among them; a page that brings nothing new is the last one. */
  private async loadUntilThere(parent: string, child: string): Promise<RevealState> {
    for (let before = -1; ;) {
      const { loaded } = this.branches.get(parent) ?? {};
      if (loaded?.rows.some(({ id }) => id === child) === true) return { state: 'there' };
      if (loaded !== undefined && (loaded.next === undefined || loaded.rows.length === before))
        return { state: 'notFound' };
      before = loaded?.rows.length ?? -1;
      await this.load(parent);
      const failure = this.branches.get(parent)?.failure;
      if (failure !== undefined) return { state: 'failed', failure };
    }
  }

  private async loadPage(id: string): Promise<void> {
    const loaded = this.branches.get(id)?.loaded;
    this.putBranch(id, { ...(loaded && { loaded }), loading: true });
    const answer = await this.useCases.loadBranch.execute(id === TOP ? this.top?.id : id, loaded);
    if (answer.ok) this.show(id, answer.value);
    else this.putBranch(id, { ...(loaded && { loaded }), loading: false, failure: answer.failure });
  }

  /** Stores a loaded branch. The root is opened, because it is useful only with its children. */
  private show(id: string, loaded: OrganisationBranch): void {
    this.putBranch(id, { loaded, loading: false });
    const root = id === TOP && this.top === undefined ? loaded.rows[0] : undefined;
    if (root !== undefined && !this.expanded.includes(root.id)) this.setExpanded([...this.expanded, root.id]);
  }

  private keyOf(id: string): string {
    return id === this.top?.id ? TOP : id;
  }

  private setRevealing(revealing: OrganisationTreeStore['revealing']): void {
    this.revealing = revealing;
  }

  private putBranch(id: string, state: BranchState): void {
    this.branches.set(id, state);
  }
}

/** The place stored in an entry of the browser's history; undefined for any other content. */
export function treePlaceIn(state: unknown): TreePlace | undefined {
  const place: unknown = isObject(state) ? state['place'] : undefined;
  if (!isName(place)) return undefined;
  const { path } = place;
  return Array.isArray(path) && path.every(isName)
    ? { id: place.id, name: place.name, path: path.map(({ id, name }) => ({ id, name })) }
    : undefined;
}

const isName = (value: unknown): value is OrganisationName & Readonly<Record<string, unknown>> =>
  isObject(value) && typeof value['id'] === 'string' && typeof value['name'] === 'string';
