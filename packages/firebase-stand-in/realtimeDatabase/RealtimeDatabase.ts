import type { Journal } from '../journal/Journal';
import type { Append, Journalled } from '../journal/Journalled';
import type { OffsetClock } from '../kernel/OffsetClock';
import type { DatabaseChange } from './DatabaseChange';
import { nodeAt, withNodeAt } from './tree/nodeAt';
import { formatPath, parsePath, type Path } from './tree/path';
import { resolveServerValues } from './tree/serverValues';
import { childrenOf, priorityOf, type TreeNode } from './tree/TreeNode';
import { fromWire, toWire } from './tree/wireValue';

/** One write as the journal keeps it: paths with their new values, server values resolved. */
export interface RealtimeDatabaseRecord {
  readonly w: readonly (readonly [path: string, value: unknown])[];
}

/** A place and the JSON to put there, as a client or the backend sends it. */
export type RawWrite = readonly [path: Path, value: unknown];

export interface RealtimeDatabaseOptions {
  readonly journal: Journal;
  readonly clock: OffsetClock;
}

/**
 * The tree. Its methods check no rules, because they are the backend's; clients use a session, which checks the rules
 * first.
 */
export class RealtimeDatabase implements Journalled<RealtimeDatabaseRecord> {
  readonly stream = 'realtimeDatabase';
  private tree: TreeNode | null = null;
  private readonly listeners = new Set<(change: DatabaseChange) => void>();
  private readonly clock: OffsetClock;
  private readonly append: Append<RealtimeDatabaseRecord>;

  constructor({ journal, clock }: RealtimeDatabaseOptions) {
    this.clock = clock;
    this.append = journal.attach(this);
  }

  get root(): TreeNode | null {
    return this.tree;
  }

  /** Plain JSON, or null where nothing is. */
  get(path: string): unknown {
    return toWire(nodeAt(this.tree, parsePath(path)));
  }

  set(path: string, value: unknown): void {
    this.write([[parsePath(path), value]]);
  }

  /** Writes to several places below `path` at once: listeners are called once. */
  update(path: string, values: Readonly<Record<string, unknown>>): void {
    const base = parsePath(path);
    this.write(Object.entries(values).map(([below, value]): RawWrite => [[...base, ...parsePath(below)], value]));
  }

  remove(path: string): void {
    this.set(path, null);
  }

  write(writes: readonly RawWrite[]): void {
    const before = this.tree;
    const { after, written } = this.preview(writes);
    this.append({ w: written.map(([path, node]) => [formatPath(path), toWire(node)]) });
    this.tree = after;
    const change = { before, after, paths: written.map(([path]) => path) };
    for (const listener of [...this.listeners]) listener(change);
  }

  /** The tree after these writes; stores nothing. */
  preview(writes: readonly RawWrite[]): {
    readonly after: TreeNode | null;
    readonly written: readonly (readonly [Path, TreeNode | null])[];
  } {
    const now = this.clock.now();
    let after = this.tree;
    const written = writes.map(([path, raw]) => {
      const node = fromWire(resolveServerValues(raw, nodeAt(after, path), now));
      after = withNodeAt(after, path, node);
      return [path, node] as const;
    });
    return { after, written };
  }

  /** Called after every write that was stored. */
  onChange(listener: (change: DatabaseChange) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  replay({ w }: RealtimeDatabaseRecord): void {
    for (const [path, value] of w) this.tree = withNodeAt(this.tree, parsePath(path), fromWire(value));
  }

  /** One record for each place two steps below the root, so that no single line contains everything. */
  *snapshot(): Iterable<RealtimeDatabaseRecord> {
    if (this.tree?.kind === 'leaf' || priorityOf(this.tree) !== null) {
      yield { w: [['', toWire(this.tree)]] };
      return;
    }
    for (const [key, node] of childrenOf(this.tree)) {
      if (node.kind === 'leaf' || node.priority !== null) yield { w: [[key, toWire(node)]] };
      else for (const [below, child] of node.children) yield { w: [[`${key}/${below}`, toWire(child)]] };
    }
  }
}
