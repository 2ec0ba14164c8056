import type { StoredDocument } from '../StoredDocument';
import { compareValues, sameValue, typeRank } from '../values/compareValues';
import { isNaNValue, isNullValue } from '../values/numbers';
import { itemsOf, type StoreValue } from '../values/StoreValue';
import { documentField } from './documentField';
import type { FieldFilter, QueryFilter, UnaryFilter } from './StructuredQuery';

/** True if a document passes a filter. A document without the field passes no filter on it, not even `!=`. */
export function matchFilter(document: StoredDocument, filter: QueryFilter): boolean {
  if ('compositeFilter' in filter) {
    const { op, filters = [] } = filter.compositeFilter;
    return op === 'OR'
      ? filters.some(part => matchFilter(document, part))
      : filters.every(part => matchFilter(document, part));
  }
  const condition = 'unaryFilter' in filter ? filter.unaryFilter : filter.fieldFilter;
  const value = documentField(document, condition.field.fieldPath);
  if (value === undefined) return false;
  return 'unaryFilter' in filter ? matchUnary(value, filter.unaryFilter) : matchField(value, filter.fieldFilter);
}

function matchUnary(value: StoreValue, { op }: UnaryFilter): boolean {
  switch (op) {
    case 'IS_NULL':
      return isNullValue(value);
    case 'IS_NOT_NULL':
      return !isNullValue(value);
    case 'IS_NAN':
      return isNaNValue(value);
    case 'IS_NOT_NAN':
      return !isNullValue(value) && !isNaNValue(value);
  }
}

function matchField(value: StoreValue, { op, value: wanted }: FieldFilter): boolean {
  const comparable = typeRank(value) === typeRank(wanted) && !isNaNValue(value);
  switch (op) {
    case 'EQUAL':
      return comparable && sameValue(value, wanted);
    case 'NOT_EQUAL':
      return !isNullValue(value) && !sameValue(value, wanted);
    case 'LESS_THAN':
      return comparable && compareValues(value, wanted) < 0;
    case 'LESS_THAN_OR_EQUAL':
      return comparable && compareValues(value, wanted) <= 0;
    case 'GREATER_THAN':
      return comparable && compareValues(value, wanted) > 0;
    case 'GREATER_THAN_OR_EQUAL':
      return comparable && compareValues(value, wanted) >= 0;
    case 'IN':
      return candidates(wanted).some(candidate => sameValue(value, candidate));
    case 'NOT_IN':
      return matchNotIn(value, itemsOf(wanted) ?? []);
    case 'ARRAY_CONTAINS':
      return contains(value, wanted);
    case 'ARRAY_CONTAINS_ANY':
      return candidates(wanted).some(candidate => contains(value, candidate));
  }
}

/** Null and NaN in a list of candidates match nothing: equality with them is a unary filter. */
function candidates(list: StoreValue): readonly StoreValue[] {
  return (itemsOf(list) ?? []).filter(item => !isNullValue(item) && !isNaNValue(item));
}

/** A null among the excluded values excludes everything; NaN excludes nothing. */
function matchNotIn(value: StoreValue, excluded: readonly StoreValue[]): boolean {
  if (isNullValue(value) || excluded.some(isNullValue)) return false;
  return isNaNValue(value) || !excluded.some(item => sameValue(value, item));
}

function contains(value: StoreValue, wanted: StoreValue): boolean {
  return itemsOf(value)?.some(item => sameValue(item, wanted)) ?? false;
}
