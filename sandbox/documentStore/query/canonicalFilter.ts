import { canonicalValue } from '../values/canonicalValue';
import type { QueryFilter } from './StructuredQuery';

/** The filter with its values in the store's own spelling. */
export function canonicalFilter(filter: QueryFilter): QueryFilter {
  if ('unaryFilter' in filter) return filter;
  if ('fieldFilter' in filter) return { fieldFilter: { ...filter.fieldFilter, value: canonicalValue(filter.fieldFilter.value) } };
  const { op, filters = [] } = filter.compositeFilter;
  return { compositeFilter: { op, filters: filters.map(canonicalFilter) } };
}
