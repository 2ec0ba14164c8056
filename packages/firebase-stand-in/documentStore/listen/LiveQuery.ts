import type { DocumentChanges } from '../DocumentStore';
import type { QueryPlan, QueryRow } from '../query/QueryPlan';
import { collectRows, windowOf, type DocumentSource } from '../query/runQuery';
import type { StoredDocument } from '../StoredDocument';

/** The effect of one commit on the documents of a query. */
export interface QueryDelta {
  /** Entered, or stayed and changed. */
  readonly shown: readonly StoredDocument[];
  /** Names no longer shown: deleted, changed away, or pushed out by the limit. */
  readonly left: readonly string[];
}

/** One query kept up to date: after a commit only the changed documents are evaluated again. */
export class LiveQuery {
  /** The effect of the last commit, or undefined if it did not affect this query. */
  delta: QueryDelta | undefined = undefined;
  /** Number of evaluated documents: the measure of the work done. */
  evaluations = 0;
  /** The error that ended the updates of this query. */
  private failure: Error | undefined;
  private readonly rows: QueryRow[];
  private readonly rowByName: Map<string, QueryRow>;

  constructor(
    private readonly plan: QueryPlan,
    source: DocumentSource,
  ) {
    this.rows = collectRows(source, plan);
    this.rowByName = new Map(this.rows.map(row => [row.document.name, row]));
  }

  get documents(): readonly StoredDocument[] {
    return this.window().map(row => row.document);
  }

  /**
   * Never throws: a query that fails on a document must not stop the client that wrote the document. Answers whether it
   * is still alive.
   */
  tryApply(changes: DocumentChanges): boolean {
    try {
      this.apply(changes);
      return true;
    } catch (error) {
      this.failure = error instanceof Error ? error : new Error(String(error));
      return false;
    }
  }

  /** Throws what has stopped this query. */
  demandAlive(): void {
    if (this.failure !== undefined) throw this.failure;
  }

  apply(changes: DocumentChanges): void {
    this.delta = undefined;
    const before = this.windowed ? this.window() : undefined;
    const touched: string[] = [];
    for (const [name, { after }] of changes) {
      if (this.replaceRow(name, after)) touched.push(name);
    }
    if (touched.length > 0) this.delta = before ? windowDelta(before, this.window()) : this.plainDelta(touched);
  }

  /** With a limit or an offset, one document can push another in or out. */
  private get windowed(): boolean {
    return this.plan.limit !== undefined || this.plan.offset > 0;
  }

  private window(): readonly QueryRow[] {
    return windowOf(this.plan, this.rows);
  }

  /** Answers whether the document belongs, or belonged, to the query. */
  private replaceRow(name: string, after: StoredDocument | undefined): boolean {
    const oldRow = this.rowByName.get(name);
    if (after) this.evaluations++;
    const newRow = after && this.plan.match(after);
    if (oldRow) this.rows.splice(this.positionOf(oldRow), 1);
    if (newRow) this.rows.splice(this.positionOf(newRow), 0, newRow);
    if (newRow) this.rowByName.set(name, newRow);
    else this.rowByName.delete(name);
    return oldRow !== undefined || newRow !== undefined;
  }

  /** The first position whose row does not come before the given one; names make every key unique. */
  private positionOf(row: QueryRow): number {
    let low = 0;
    let high = this.rows.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const other = this.rows[middle];
      if (other && this.plan.compare(other, row) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private plainDelta(touched: readonly string[]): QueryDelta {
    const rows = touched.map(name => this.rowByName.get(name));
    return {
      shown: rows.flatMap(row => (row ? [row.document] : [])),
      left: touched.filter(name => !this.rowByName.has(name)),
    };
  }
}

function windowDelta(before: readonly QueryRow[], after: readonly QueryRow[]): QueryDelta | undefined {
  const [rowsBefore, rowsAfter] = [new Set(before), new Set(after)];
  const namesAfter = new Set(after.map(row => row.document.name));
  const shown = after.filter(row => !rowsBefore.has(row)).map(row => row.document);
  const left = before
    .filter(row => !rowsAfter.has(row) && !namesAfter.has(row.document.name))
    .map(row => row.document.name);
  return shown.length > 0 || left.length > 0 ? { shown, left } : undefined;
}
