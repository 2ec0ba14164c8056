import { nodeAt } from './nodeAt';
import { compareKeys, compareValues, orderingValue } from './order';
import { parsePath } from './path';
import { branchOf, childrenOf, priorityOf, type TreeNode } from './TreeNode';

/** A query as the wire writes it. */
export interface TreeQuery {
  /** `.key`, `.value`, `.priority` (also when missing) or the path of a child to order by. */
  readonly i?: string;
  /** Start: value, then key among equal values; `sin` false excludes the start itself. */
  readonly sp?: unknown;
  readonly sn?: string;
  readonly sin?: boolean;
  /** End, likewise. */
  readonly ep?: unknown;
  readonly en?: string;
  readonly ein?: boolean;
  /** Maximum number, from the left or (`vf` = `r`) from the right. */
  readonly l?: number;
  readonly vf?: 'l' | 'r';
}

type Entry = readonly [key: string, node: TreeNode];

/** The children selected by a query, in a node without the others. */
export function applyQuery(node: TreeNode | null, query: TreeQuery | undefined): TreeNode | null {
  if (!query || Object.keys(query).length === 0 || node?.kind !== 'branch') return node;
  const index = query.i ?? '.priority';
  const order = (a: Entry, b: Entry) =>
    (index === '.key' ? 0 : compareValues(indexed(index, a), indexed(index, b))) || compareKeys(a[0], b[0]);
  const inRange = [...childrenOf(node)]
    .sort(order)
    .filter(entry => isAfterStart(index, entry, query) && isBeforeEnd(index, entry, query));
  return branchOf(new Map(limited(inRange, query)), node.priority);
}

function limited(entries: Entry[], { l: limit, vf: from }: TreeQuery): Entry[] {
  if (!limit) return entries;
  return from === 'r' ? entries.slice(-limit) : entries.slice(0, limit);
}

function isAfterStart(index: string, entry: Entry, { sp, sn, sin }: TreeQuery): boolean {
  return sp === undefined || isBeyond(compareToEdge(index, entry, sp, sn), sin !== false);
}

function isBeforeEnd(index: string, entry: Entry, { ep, en, ein }: TreeQuery): boolean {
  return ep === undefined || isBeyond(-compareToEdge(index, entry, ep, en), ein !== false);
}

function isBeyond(comparison: number, includesEdge: boolean): boolean {
  return comparison > 0 || (comparison === 0 && includesEdge);
}

function compareToEdge(index: string, entry: Entry, value: unknown, key: string | undefined): number {
  if (index === '.key') return compareKeys(entry[0], String(value));
  return compareValues(indexed(index, entry), value) || (key === undefined ? 0 : compareKeys(entry[0], key));
}

function indexed(index: string, [key, node]: Entry): unknown {
  if (index === '.key') return key;
  if (index === '.value') return orderingValue(node);
  if (index === '.priority') return priorityOf(node);
  return orderingValue(nodeAt(node, parsePath(index)));
}
