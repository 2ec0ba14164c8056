import { StoreError } from '../StoreError';
import { itemsOf, type StoreValue } from '../values/StoreValue';
import { inequalityFields } from './sortOrder';
import {
  type FieldFilter,
  limitOf,
  type QueryCursor,
  type QueryFilter,
  type StructuredQuery,
  type UnaryFilter,
} from './StructuredQuery';

/** Values and disjunctions that one query may compare with, as the real service limits them. */
const MOST_VALUES = 30;
const MOST_EXCLUDED = 10;
const NAME = '__name__';

type Condition = FieldFilter | UnaryFilter;

/** Refuses what Google refuses, so that a query that works here works there. */
export function checkQuery(query: StructuredQuery): void {
  const conditions = query.where ? conditionsIn(query.where) : [];
  conditions.forEach(checkValues);
  if (query.where) checkCombination(query.where, conditions);
  checkOrder(query, conditions);
  checkCount('limit', limitOf(query));
  checkCount('offset', query.offset);
  for (const cursor of [query.startAt, query.endAt]) checkCursor(query, cursor);
}

function checkValues(condition: Condition): void {
  if (!('value' in condition)) return;
  const { op, value } = condition;
  if (op !== 'IN' && op !== 'NOT_IN' && op !== 'ARRAY_CONTAINS_ANY') return;
  const count = itemsOf(value)?.length ?? 0;
  if (count === 0) refuse(`'${op}' requires an non-empty ArrayValue.`);
  const most = op === 'NOT_IN' ? MOST_EXCLUDED : MOST_VALUES;
  if (count > most) refuse(`'${op}' supports up to ${most} comparison values.`);
}

function checkCombination(filter: QueryFilter, conditions: readonly Condition[]): void {
  const has = (...ops: readonly string[]): number => conditions.filter(({ op }) => ops.includes(op)).length;
  if (has('NOT_EQUAL', 'NOT_IN', 'IS_NOT_NULL', 'IS_NOT_NAN') > 1)
    refuse("Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.");
  if (has('NOT_IN') > 0 && (has('IN', 'ARRAY_CONTAINS_ANY') > 0 || hasOr(filter)))
    refuse("'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.");
  if (arrayFiltersOf(filter) > 1) refuse("A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.");
  if (disjunctionsOf(filter) > MOST_VALUES)
    refuse(`The query has more than the maximum of ${MOST_VALUES} disjunctions.`);
}

function checkOrder({ where, orderBy = [] }: StructuredQuery, conditions: readonly Condition[]): void {
  const stated = orderBy.map(({ field }) => field.fieldPath);
  const inequalities = where ? inequalityFields(where) : [];
  const name = stated.indexOf(NAME);
  const missing = inequalities.some(field => field !== NAME && !stated.includes(field));
  if (name >= 0 && (name < stated.length - 1 || missing))
    refuse('order by clause cannot contain more fields after the key');
  const namesKey = conditions.some(({ op, field }) => op === 'EQUAL' && field.fieldPath === NAME);
  if (!namesKey) return;
  if (inequalities.length > 0 && !inequalities.includes(NAME))
    refuse(
      'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
    );
  if (stated.some(field => field !== NAME))
    refuse('order by clause cannot contain other fields with an equality on the key');
}

/** A count below zero would leave out rows from the end, and pass every rule that requires a small one. */
function checkCount(name: string, count: unknown): void {
  if (count === undefined || (typeof count === 'number' && Number.isInteger(count) && count >= 0)) return;
  refuse(`${name} is no number from 0 on.`);
}

/** The order by name that every query ends with takes no value unless it is stated. */
function checkCursor({ orderBy = [] }: StructuredQuery, cursor: QueryCursor | undefined): void {
  const values: readonly StoreValue[] = cursor?.values ?? [];
  if (values.length > orderBy.length) refuse('Cursor has too many values.');
}

function conditionsIn(filter: QueryFilter): readonly Condition[] {
  if ('compositeFilter' in filter) return (filter.compositeFilter.filters ?? []).flatMap(conditionsIn);
  return ['unaryFilter' in filter ? filter.unaryFilter : filter.fieldFilter];
}

function hasOr(filter: QueryFilter): boolean {
  if (!('compositeFilter' in filter)) return false;
  const { op, filters = [] } = filter.compositeFilter;
  return (op === 'OR' && filters.length > 1) || filters.some(hasOr);
}

/** Maximum number of array filters in one disjunction. */
function arrayFiltersOf(filter: QueryFilter): number {
  if ('compositeFilter' in filter) {
    const counts = (filter.compositeFilter.filters ?? []).map(arrayFiltersOf);
    return filter.compositeFilter.op === 'OR' ? Math.max(0, ...counts) : counts.reduce((sum, count) => sum + count, 0);
  }
  return 'fieldFilter' in filter && filter.fieldFilter.op.startsWith('ARRAY_CONTAINS') ? 1 : 0;
}

/** In disjunctive normal form. */
function disjunctionsOf(filter: QueryFilter): number {
  if ('compositeFilter' in filter) {
    const counts = (filter.compositeFilter.filters ?? []).map(disjunctionsOf);
    return filter.compositeFilter.op === 'OR'
      ? counts.reduce((sum, count) => sum + count, 0)
      : counts.reduce((product, count) => product * count, 1);
  }
  if (!('fieldFilter' in filter)) return 1;
  const { op, value } = filter.fieldFilter;
  return op === 'IN' || op === 'ARRAY_CONTAINS_ANY' ? (itemsOf(value)?.length ?? 1) : 1;
}

function refuse(message: string): never {
  throw new StoreError('INVALID_ARGUMENT', message);
}
