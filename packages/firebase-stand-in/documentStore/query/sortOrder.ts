import { compareUtf8 } from '../values/compareUtf8';
import { compareValues } from '../values/compareValues';
import type { StoreValue } from '../values/StoreValue';
import type { QueryFilter, StructuredQuery } from './StructuredQuery';

export interface SortField {
  readonly path: string;
  readonly sign: 1 | -1;
}

/** A document's values in the order of the sort fields; the last is always its name. */
export type SortKey = readonly StoreValue[];

const inequalities = new Set([
  'NOT_EQUAL',
  'NOT_IN',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'IS_NOT_NULL',
  'IS_NOT_NAN',
]);

/**
 * The stated order, then every other field under an inequality, then the name, in the direction of the last stated
 * field.
 */
export function sortOrder(query: StructuredQuery): readonly SortField[] {
  const stated = (query.orderBy ?? []).map(({ field, direction }): SortField => ({
    path: field.fieldPath,
    sign: direction === 'DESCENDING' ? -1 : 1,
  }));
  const sign = stated.at(-1)?.sign ?? 1;
  const implied = [...new Set(query.where ? inequalityFields(query.where) : [])].sort(compareUtf8);
  const missing = [...implied.filter(path => path !== '__name__'), '__name__'].filter(
    path => !stated.some(field => field.path === path),
  );
  return [...stated, ...missing.map((path): SortField => ({ path, sign }))];
}

/** Compares as many values as both have: a cursor names only the first few. */
export function compareKeys(order: readonly SortField[], a: SortKey, b: SortKey): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index++) {
    const [x, y, field] = [a[index], b[index], order[index]];
    if (!x || !y || !field) break;
    const byValue = compareValues(x, y) * field.sign;
    if (byValue) return byValue;
  }
  return 0;
}

export function inequalityFields(filter: QueryFilter): string[] {
  if ('compositeFilter' in filter) return (filter.compositeFilter.filters ?? []).flatMap(inequalityFields);
  const condition = 'unaryFilter' in filter ? filter.unaryFilter : filter.fieldFilter;
  return inequalities.has(condition.op) ? [condition.field.fieldPath] : [];
}
