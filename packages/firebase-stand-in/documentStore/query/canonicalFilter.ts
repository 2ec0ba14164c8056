import { StoreError } from '../StoreError';
import { canonicalValue } from '../values/canonicalValue';
import { fieldOperators, unaryOperators, type QueryFilter } from './StructuredQuery';

/** The filter with its values in the store's own spelling. @throws StoreError for an operator that is not known */
export function canonicalFilter(filter: QueryFilter): QueryFilter {
  if ('unaryFilter' in filter) {
    checkOperator(unaryOperators, filter.unaryFilter.op);
    return filter;
  }
  if ('fieldFilter' in filter) {
    checkOperator(fieldOperators, filter.fieldFilter.op);
    return { fieldFilter: { ...filter.fieldFilter, value: canonicalValue(filter.fieldFilter.value) } };
  }
  const { op, filters = [] } = filter.compositeFilter;
  checkOperator(['AND', 'OR'], op);
  return { compositeFilter: { op, filters: filters.map(canonicalFilter) } };
}

function checkOperator(known: readonly string[], operator: string): void {
  if (!known.includes(operator)) throw new StoreError('INVALID_ARGUMENT', `Unknown operator: ${operator}`);
}
