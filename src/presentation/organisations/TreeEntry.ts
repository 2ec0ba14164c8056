import type { OrganisationName, OrganisationRow } from '@/domain/organisations/OrganisationRow';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { OrganisationTreeStore } from './OrganisationTreeStore';

/** One line of the tree: an organisation, or a message about the children of one. */
export type TreeEntry =
  | { readonly kind: 'organisation'; readonly row: OrganisationRow; readonly loading: boolean }
  | { readonly kind: 'more'; readonly parent: OrganisationName; readonly left: number; readonly loading: boolean }
  | { readonly kind: 'failed'; readonly parent: OrganisationName; readonly failure: CallFailure }
  | { readonly kind: 'unreadable'; readonly parent: OrganisationName; readonly count: number }
  /** A line that no longer exists, but is still requested by the tree. */
  | { readonly kind: 'gone' };

/** The id of the invisible root of the tree. */
export const TREE_TOP = '/';

/** No organisation id has a slash. */
const lineOf = (kind: Exclude<TreeEntry['kind'], 'organisation' | 'gone'>, parent: string): string =>
  `${parent}/${kind}`;

/** Ids of the lines below one, in their order. */
export function childLines(store: OrganisationTreeStore, id: string): string[] {
  const branch = id === TREE_TOP ? store.root : store.branchOf(id);
  if (branch === undefined) return [];
  const { loaded, failure } = branch;
  const children = loaded?.rows.map(row => row.id) ?? [];
  const owner = id === TREE_TOP ? store.top?.id : id;
  if (owner === undefined) return children;
  return [
    ...children,
    ...((loaded?.unreadable ?? 0) > 0 ? [lineOf('unreadable', owner)] : []),
    ...(failure === undefined ? [] : [lineOf('failed', owner)]),
    ...(loaded?.next !== undefined && failure === undefined ? [lineOf('more', owner)] : []),
  ];
}

/** The size of a branch that is only partly loaded, so that a position in it can be announced. */
export function sizeOfPartBranch(store: OrganisationTreeStore, parent: string | undefined): number | undefined {
  const { loaded } = (parent === undefined || parent === TREE_TOP ? store.root : store.branchOf(parent)) ?? {};
  return loaded?.next === undefined ? undefined : loaded.total;
}

const gone: TreeEntry = { kind: 'gone' };

/** The content of a line. */
export function entryOf(store: OrganisationTreeStore, id: string): TreeEntry {
  const [owner = '', kind] = id.split('/');
  const row = store.rows.get(owner);
  const parent = owner === store.top?.id ? store.top : row;
  if (parent === undefined) return gone;
  const { loaded, loading = false, failure } = store.branchOf(owner) ?? {};
  switch (kind) {
    case undefined:
      return row === undefined ? gone : { kind: 'organisation', row, loading: loading && loaded === undefined };
    case 'more':
      return {
        kind,
        parent,
        left: (loaded?.total ?? 0) - (loaded?.rows.length ?? 0) - (loaded?.unreadable ?? 0),
        loading,
      };
    case 'unreadable':
      return { kind, parent, count: loaded?.unreadable ?? 0 };
    case 'failed':
      return failure === undefined ? gone : { kind, parent, failure };
    default:
      return gone;
  }
}
