import type { OrganisationRow } from '@/domain/organisations/OrganisationRow';
import type { OrganisationTreeStore } from './OrganisationTreeStore';

/** One line of the tree: an organisation, or what is to be said of the children of one. */
export type TreeEntry =
  | { readonly kind: 'organisation'; readonly row: OrganisationRow }
  | { readonly kind: 'more'; readonly parent: OrganisationRow; readonly left: number }
  | { readonly kind: 'loading' | 'failed'; readonly parent: OrganisationRow }
  | { readonly kind: 'unreadable'; readonly parent: OrganisationRow; readonly count: number };

/** The id of the invisible root of the tree. */
export const TREE_TOP = '/';

/** No organisation id has a slash. */
const lineOf = (kind: Exclude<TreeEntry['kind'], 'organisation'>, parent: string): string => `${parent}/${kind}`;

/** Ids of the lines below one, in their order. */
export function childLines(store: OrganisationTreeStore, id: string): string[] {
  const branch = id === TREE_TOP ? store.root : store.branchOf(id);
  if (branch === undefined) return [];
  const { loaded, loading, failure } = branch;
  const children = loaded?.rows.map(row => row.id) ?? [];
  if (id === TREE_TOP) return children;
  return [
    ...children,
    ...((loaded?.unreadable ?? 0) > 0 ? [lineOf('unreadable', id)] : []),
    ...(failure === undefined ? [] : [lineOf('failed', id)]),
    ...(loading ? [lineOf('loading', id)] : []),
    ...(loaded?.next !== undefined && !loading && failure === undefined ? [lineOf('more', id)] : []),
  ];
}

/** What a line shows; undefined for one that is no longer there. */
export function entryOf(store: OrganisationTreeStore, id: string): TreeEntry | undefined {
  const [owner = '', kind] = id.split('/');
  const row = store.rows.get(owner);
  if (row === undefined) return undefined;
  const loaded = store.branchOf(owner)?.loaded;
  switch (kind) {
    case undefined:
      return { kind: 'organisation', row };
    case 'more':
      return { kind, parent: row, left: (loaded?.total ?? 0) - (loaded?.rows.length ?? 0) - (loaded?.unreadable ?? 0) };
    case 'unreadable':
      return { kind, parent: row, count: loaded?.unreadable ?? 0 };
    case 'loading':
    case 'failed':
      return { kind, parent: row };
    default:
      return undefined;
  }
}
