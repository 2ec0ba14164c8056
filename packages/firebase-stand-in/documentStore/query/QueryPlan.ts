import { refuseReservedId } from '../paths/documentName';
import type { StoredDocument } from '../StoredDocument';
import { canonicalValue } from '../values/canonicalValue';
import type { StoreValue } from '../values/StoreValue';
import { canonicalFilter } from './canonicalFilter';
import { checkQuery } from './checkQuery';
import { documentField } from './documentField';
import { matchFilter } from './matchFilter';
import { compareKeys, sortOrder, type SortField, type SortKey } from './sortOrder';
import { limitOf, type QueryCursor, type QueryFilter, type StructuredQuery } from './StructuredQuery';

/** A document that a query selects, with its sort key. */
export interface QueryRow {
  readonly document: StoredDocument;
  readonly key: SortKey;
}

/** A prepared query: decides whether a document matches and where it sorts, before offset and limit. */
export class QueryPlan {
  readonly collectionId: string | undefined;
  readonly allDescendants: boolean;
  readonly offset: number;
  readonly limit: number | undefined;
  private readonly order: readonly SortField[];
  private readonly filter: QueryFilter | undefined;
  private readonly start: SortKey | undefined;
  private readonly end: SortKey | undefined;

  /** @param parent name of the document (or of the root) above the collection */
  constructor(
    readonly parent: string,
    private readonly query: StructuredQuery,
  ) {
    const from = query.from?.[0];
    this.collectionId = from?.collectionId;
    this.allDescendants = from?.allDescendants ?? false;
    for (const id of parent.split('/').slice(5)) refuseReservedId(id, 'Resource');
    refuseReservedId(this.collectionId ?? '', 'Collection');
    this.filter = query.where && canonicalFilter(query.where);
    checkQuery(query);
    this.offset = query.offset ?? 0;
    this.limit = limitOf(query);
    this.order = sortOrder(query);
    this.start = cursorKey(query.startAt);
    this.end = cursorKey(query.endAt);
  }

  /** The name of the collection to search; undefined if there may be several. */
  get collection(): string | undefined {
    return this.allDescendants || this.collectionId === undefined ? undefined : `${this.parent}/${this.collectionId}`;
  }

  match(document: StoredDocument): QueryRow | undefined {
    if (!this.isInScope(document.name)) return undefined;
    if (this.filter && !matchFilter(document, this.filter)) return undefined;
    const key: StoreValue[] = [];
    for (const field of this.order) {
      const value = documentField(document, field.path);
      if (value === undefined) return undefined;
      key.push(value);
    }
    return this.isWithinCursors(key) ? { document, key } : undefined;
  }

  compare(a: QueryRow, b: QueryRow): number {
    return compareKeys(this.order, a.key, b.key);
  }

  private isInScope(name: string): boolean {
    if (!name.startsWith(`${this.parent}/`)) return false;
    const parts = name.slice(this.parent.length + 1).split('/');
    return (
      (this.allDescendants || parts.length === 2) &&
      (this.collectionId === undefined || parts.at(-2) === this.collectionId)
    );
  }

  private isWithinCursors(key: SortKey): boolean {
    if (this.start) {
      const position = compareKeys(this.order, key, this.start);
      if (position < 0 || (position === 0 && !this.query.startAt?.before)) return false;
    }
    if (!this.end) return true;
    const position = compareKeys(this.order, key, this.end);
    return position < 0 || (position === 0 && !this.query.endAt?.before);
  }
}

function cursorKey(cursor: QueryCursor | undefined): SortKey | undefined {
  return cursor && (cursor.values ?? []).map(canonicalValue);
}
