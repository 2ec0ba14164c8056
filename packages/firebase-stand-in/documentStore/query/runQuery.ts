import type { StoredDocument } from '../StoredDocument';
import { QueryPlan, type QueryRow } from './QueryPlan';
import type { StructuredQuery } from './StructuredQuery';

/** The range of a query: one collection by its name, or, for undefined, everything. */
export interface DocumentSource {
  documentsIn(collection: string | undefined): Iterable<StoredDocument>;
}

export function runQuery(source: DocumentSource, parent: string, query: StructuredQuery): readonly StoredDocument[] {
  const plan = new QueryPlan(parent, query);
  return windowOf(plan, collectRows(source, plan)).map(row => row.document);
}

/** Every row of the query in order, before offset and limit. */
export function collectRows(source: DocumentSource, plan: QueryPlan): QueryRow[] {
  const rows: QueryRow[] = [];
  for (const document of source.documentsIn(plan.collection)) {
    const row = plan.match(document);
    if (row) rows.push(row);
  }
  return rows.sort((a, b) => plan.compare(a, b));
}

export function windowOf(plan: QueryPlan, rows: readonly QueryRow[]): readonly QueryRow[] {
  return rows.slice(plan.offset, plan.limit === undefined ? undefined : plan.offset + plan.limit);
}
