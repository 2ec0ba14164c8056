import type { TreeNode } from './TreeNode';

/** Keys no client can write, used by the SDK for "before all" and "after all". */
const first = '[MIN_NAME]';
const last = '[MAX_NAME]';

/** Whole numbers of 32 bits first and by size, then texts by UTF-16 code units. */
export function compareKeys(a: string, b: string): number {
  if (a === b) return 0;
  if (a === first || b === last) return -1;
  if (b === first || a === last) return 1;
  const [x, y] = [asWholeNumber(a), asWholeNumber(b)];
  if (x !== undefined && y !== undefined) return x - y || a.length - b.length;
  if (x !== undefined || y !== undefined) return x !== undefined ? -1 : 1;
  return a < b ? -1 : 1;
}

/** Null, false, true, numbers, texts, then everything with children (which are all equal). */
export function compareValues(a: unknown, b: unknown): number {
  const byKind = rank(a) - rank(b);
  if (byKind !== 0) return byKind;
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : a > b ? 1 : 0;
  return 0;
}

/** The value of a node when siblings are ordered by value. */
export function orderingValue(node: TreeNode | null): unknown {
  return node?.kind === 'leaf' ? node.value : node;
}

function asWholeNumber(key: string): number | undefined {
  if (!/^(0|-?[1-9]\d{0,9})$/.test(key)) return undefined;
  const number = Number(key);
  return number >= -2147483648 && number <= 2147483647 ? number : undefined;
}

function rank(value: unknown): number {
  if (value === null || value === undefined) return 0;
  if (value === false) return 1;
  if (value === true) return 2;
  if (typeof value === 'number') return 3;
  return typeof value === 'string' ? 4 : 5;
}
