import { nodeAt } from './nodeAt';
import type { TreeNode } from './TreeNode';

/** Replaces `{".sv":"timestamp"}` and `{".sv":{"increment":n}}` by their present values. Throws on any other. */
export function resolveServerValues(value: unknown, current: TreeNode | null, now: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('.sv' in value) return resolveOne(value['.sv'], current, now);
  const entries = Object.entries(value).map(([key, child]) => [
    key,
    resolveServerValues(child, nodeAt(current, [key]), now),
  ]);
  return Object.fromEntries(entries) as unknown;
}

function resolveOne(kind: unknown, current: TreeNode | null, now: number): number {
  if (kind === 'timestamp') return now;
  if (typeof kind === 'object' && kind !== null && 'increment' in kind && typeof kind.increment === 'number') {
    const base = current?.kind === 'leaf' && typeof current.value === 'number' ? current.value : 0;
    return base + kind.increment;
  }
  throw new Error(`Unknown server value ${JSON.stringify(kind)}`);
}
