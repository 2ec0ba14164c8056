import type { AccessGuard, Identity } from '../access/AccessGuard';
import type { DocumentChanges, DocumentStore } from '../DocumentStore';
import { checkDocumentName } from '../paths/documentName';
import type { StructuredQuery } from '../query/StructuredQuery';
import type { StoredDocument } from '../StoredDocument';
import type { QueryDelta } from './LiveQuery';
import type { SharedQueries } from './SharedQueries';

/** A client's subscription under one number: some documents by name, or a query. */
export interface ListenTarget {
  /** Its initial content; `missing` are requested names that do not exist. */
  start(): { readonly documents: readonly StoredDocument[]; readonly missing: readonly string[] };
  /** Throws when the bearer may not, or may no longer, listen to this. */
  check(identity: Identity): void;
  delta(changes: DocumentChanges): QueryDelta | undefined;
  close(): void;
}

export function documentsTarget(store: DocumentStore, guard: AccessGuard, names: readonly string[]): ListenTarget {
  names.forEach(checkDocumentName);
  return {
    start: () => ({
      documents: names.flatMap(name => store.get(name) ?? []),
      missing: names.filter(name => !store.get(name)),
    }),
    check: identity => names.forEach(name => guard.checkGet(identity, name, store.get(name))),
    delta: changes => {
      const touched = names.filter(name => changes.has(name));
      if (touched.length === 0) return undefined;
      return { shown: touched.flatMap(name => store.get(name) ?? []), left: touched.filter(name => !store.get(name)) };
    },
    close: () => undefined,
  };
}

export function queryTarget(
  queries: SharedQueries,
  guard: AccessGuard,
  parent: string,
  query: StructuredQuery,
): ListenTarget {
  const live = queries.open(parent, query);
  return {
    start: () => ({ documents: live.documents, missing: [] }),
    check: identity => guard.checkList(identity, parent, query),
    delta: () => {
      live.demandAlive();
      return live.delta;
    },
    close: () => queries.close(parent, query),
  };
}
