import type { DatabaseChange } from '../DatabaseChange';
import { nodeAt } from '../tree/nodeAt';
import { formatPath, isAtOrBelow, type Path } from '../tree/path';
import { applyQuery, type TreeQuery } from '../tree/TreeQuery';
import { childrenOf, priorityOf, type TreeNode } from '../tree/TreeNode';
import { toWire } from '../tree/wireValue';

/** `d` has the new value at a path; `m` lists what changed below it. */
export type DataPush = readonly ['d' | 'm', { readonly p: string; readonly d: unknown; readonly t?: number }];

/** One thing a client watches: a place, or what a query selects there (then with the client's own tag). */
export class Listener {
  /** The last result sent to the client, for a query: its window may move although nothing inside it was written. */
  private shown: TreeNode | null;

  constructor(
    readonly path: Path,
    readonly query: TreeQuery | undefined,
    private readonly tag: number | undefined,
    root: TreeNode | null,
  ) {
    this.shown = this.select(root);
  }

  get current(): TreeNode | null {
    return this.shown;
  }

  /** The whole of it, for a client that begins to listen. */
  whole(): DataPush {
    return ['d', this.body(formatPath(this.path), toWire(this.shown))];
  }

  /** The message to the client about a change; undefined if it is not affected. */
  pushFor({ after, paths }: DatabaseChange): DataPush | undefined {
    if (!paths.some(path => isAtOrBelow(path, this.path) || isAtOrBelow(this.path, path))) return undefined;
    const before = this.shown;
    this.shown = this.select(after);
    return this.tag === undefined ? this.pushForPlace(paths, after) : this.pushForQuery(before);
  }

  private select(root: TreeNode | null): TreeNode | null {
    return applyQuery(nodeAt(root, this.path), this.query);
  }

  private pushForPlace(paths: readonly Path[], after: TreeNode | null): DataPush {
    const written = paths.map(withoutPriority);
    const below = written.filter(path => path.length > this.path.length && isAtOrBelow(path, this.path));
    const [only] = below;
    if (only === undefined || written.some(path => isAtOrBelow(this.path, path))) return this.whole();
    if (below.length === 1) return ['d', { p: formatPath(only), d: toWire(nodeAt(after, only)) }];
    const changed = below.map(path => [formatPath(path.slice(this.path.length)), toWire(nodeAt(after, path))] as const);
    return ['m', this.body(formatPath(this.path), Object.fromEntries(changed))];
  }

  private pushForQuery(before: TreeNode | null): DataPush | undefined {
    const now = this.shown;
    if (before?.kind !== 'branch' || now?.kind !== 'branch' || priorityOf(before) !== priorityOf(now))
      return isSame(before, now) ? undefined : this.whole();
    const changed: Record<string, unknown> = {};
    for (const key of new Set([...before.children.keys(), ...now.children.keys()])) {
      const child = childrenOf(now).get(key) ?? null;
      if (!isSame(before.children.get(key) ?? null, child)) changed[key] = toWire(child);
    }
    return Object.keys(changed).length === 0 ? undefined : ['m', this.body(formatPath(this.path), changed)];
  }

  private body(p: string, d: unknown): { p: string; d: unknown; t?: number } {
    return this.tag === undefined ? { p, d } : { p, d, t: this.tag };
  }
}

/** A changed priority is sent with the node it belongs to. */
function withoutPriority(path: Path): Path {
  return path[path.length - 1] === '.priority' ? path.slice(0, -1) : path;
}

function isSame(a: TreeNode | null, b: TreeNode | null): boolean {
  return a === b || JSON.stringify(toWire(a)) === JSON.stringify(toWire(b));
}
