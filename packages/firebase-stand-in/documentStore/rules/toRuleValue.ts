import { toNumber, isNumeric } from '../values/numbers';
import { entriesOf, itemsOf, type StoreValue, type ValueFields } from '../values/StoreValue';
import { ruleMap, type RuleMap, type RuleValue } from './RuleValue';

/** A stored value as the rules see it. */
export function toRuleValue(value: StoreValue): RuleValue {
  if ('nullValue' in value) return null;
  if ('booleanValue' in value) return value.booleanValue;
  if ('stringValue' in value) return value.stringValue;
  if (isNumeric(value)) return toNumber(value);
  const items = itemsOf(value);
  if (items) return items.map(toRuleValue);
  const entries = entriesOf(value);
  return entries ? toRuleFields(entries) : { opaque: JSON.stringify(value) };
}

export function toRuleFields(fields: ValueFields): RuleMap {
  return ruleMap(Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, toRuleValue(value)])));
}

/** Plain JSON, such as a token's claims, as the rules see it. */
export function jsonToRuleValue(value: unknown): RuleValue {
  if (value === null || typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string')
    return value;
  if (Array.isArray(value)) return value.map(jsonToRuleValue);
  if (typeof value !== 'object') return null;
  return ruleMap(Object.fromEntries(Object.entries(value).map(([key, item]) => [key, jsonToRuleValue(item)])));
}
