import { parseFieldPath } from '../paths/fieldPath';
import type { QueryFilter } from '../query/StructuredQuery';
import { isRuleMap, type RuleMap, type RuleValue } from './RuleValue';
import { toRuleValue } from './toRuleValue';

/**
 * The properties that a query guarantees for every document it can find: equal fields, and known members of lists.
 * Alternatives guarantee nothing. Rules are not filters: a list is allowed only when the query cannot return a document
 * that the rule refuses.
 */
export function pinnedFields(filter: QueryFilter | undefined): RuleMap {
  return conditions(filter).reduce((map, [path, value]) => pinned(map, path, value), {
    entries: new Map(),
    complete: false,
  } as RuleMap);
}

function conditions(filter: QueryFilter | undefined): [readonly string[], RuleValue][] {
  if (!filter) return [];
  if ('compositeFilter' in filter) {
    const { op, filters = [] } = filter.compositeFilter;
    return op === 'AND' || filters.length === 1 ? filters.flatMap(conditions) : [];
  }
  if ('unaryFilter' in filter)
    return filter.unaryFilter.op === 'IS_NULL' ? [[parseFieldPath(filter.unaryFilter.field.fieldPath), null]] : [];
  const { field, op, value } = filter.fieldFilter;
  if (op === 'EQUAL') return [[parseFieldPath(field.fieldPath), toRuleValue(value)]];
  return op === 'ARRAY_CONTAINS' ? [[parseFieldPath(field.fieldPath), { known: [toRuleValue(value)] }]] : [];
}

function pinned(map: RuleMap, [first, ...rest]: readonly string[], value: RuleValue): RuleMap {
  if (first === undefined) return map;
  const inner = map.entries.get(first);
  const below: RuleMap = inner !== undefined && isRuleMap(inner) ? inner : { entries: new Map(), complete: false };
  return {
    entries: new Map([...map.entries, [first, rest.length ? pinned(below, rest, value) : value]]),
    complete: false,
  };
}
