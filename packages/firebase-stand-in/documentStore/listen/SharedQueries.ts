import type { DocumentChanges, DocumentStore } from '../DocumentStore';
import { QueryPlan } from '../query/QueryPlan';
import type { StructuredQuery } from '../query/StructuredQuery';
import { LiveQuery } from './LiveQuery';

interface Shared {
  readonly live: LiveQuery;
  users: number;
}

/**
 * The queries that clients listen to; identical ones are kept up to date once, regardless of the number of listeners.
 */
export class SharedQueries {
  private readonly shared = new Map<string, Shared>();
  private readonly listeners = new Set<(changes: DocumentChanges) => void>();
  private readonly stop: () => void;

  constructor(private readonly store: DocumentStore) {
    this.stop = store.onCommit(changes => this.committed(changes));
  }

  /** Documents evaluated by the queries that are open now. */
  get evaluations(): number {
    return [...this.shared.values()].reduce((sum, { live }) => sum + live.evaluations, 0);
  }

  /** Number of queries kept up to date now. */
  get size(): number {
    return this.shared.size;
  }

  open(parent: string, query: StructuredQuery): LiveQuery {
    const key = keyOf(parent, query);
    const entry = this.shared.get(key) ?? { live: new LiveQuery(new QueryPlan(parent, query), this.store), users: 0 };
    entry.users++;
    this.shared.set(key, entry);
    return entry.live;
  }

  /** Ends one use; after the last the query is forgotten. */
  close(parent: string, query: StructuredQuery): void {
    const key = keyOf(parent, query);
    const entry = this.shared.get(key);
    if (entry && --entry.users === 0) this.shared.delete(key);
  }

  /** Calls back after each commit, when every shared query is up to date and has the commit's effect on it. */
  onCommit(listener: (changes: DocumentChanges) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  end(): void {
    this.stop();
    this.listeners.clear();
    this.shared.clear();
  }

  private committed(changes: DocumentChanges): void {
    // The next client with a query that has failed gets a new one.
    for (const [key, { live }] of this.shared) if (!live.tryApply(changes)) this.shared.delete(key);
    for (const listener of [...this.listeners]) listener(changes);
  }
}

function keyOf(parent: string, query: StructuredQuery): string {
  return `${parent}\n${JSON.stringify(query)}`;
}
