import { toDouble, toNumber } from './numbers';
import { entriesOf, itemsOf, type StoreValue, type ValueFields } from './StoreValue';
import { normaliseTimestamp } from './timestamps';

/**
 * A plain JavaScript value as the store keeps it: whole numbers as integers, others as doubles, Date as timestamp.
 * Members that are undefined are left out of maps.
 * @throws TypeError for what has no counterpart (functions, symbols, undefined in a list, class instances)
 */
export function toStoreValue(value: unknown): StoreValue {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'bigint') return { integerValue: value.toString() };
  if (typeof value === 'number')
    return Number.isSafeInteger(value) && !Object.is(value, -0) ? { integerValue: String(value) } : toDouble(value);
  if (value instanceof Date) return { timestampValue: normaliseTimestamp(value.toISOString()) };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toStoreValue) } };
  if (isPlainRecord(value)) return { mapValue: { fields: toStoreFields(value) } };
  throw new TypeError(`the document store cannot keep a ${typeof value}`);
}

export function toStoreFields(data: Readonly<Record<string, unknown>>): ValueFields {
  const present = Object.entries(data).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present.map(([key, value]) => [key, toStoreValue(value)]));
}

/** The reverse; a timestamp becomes a Date (milliseconds), bytes, references and points their JSON. */
export function fromStoreValue(value: StoreValue): unknown {
  if ('nullValue' in value) return null;
  if ('stringValue' in value) return value.stringValue;
  if ('booleanValue' in value) return value.booleanValue;
  if ('integerValue' in value || 'doubleValue' in value) return exactNumber(value);
  if ('timestampValue' in value) return new Date(value.timestampValue);
  const items = itemsOf(value);
  if (items) return items.map(fromStoreValue);
  const fields = entriesOf(value);
  return fields ? fromStoreFields(fields) : value;
}

export function fromStoreFields(fields: ValueFields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, fromStoreValue(value)]));
}

/** An integer beyond what a number represents exactly is returned as a bigint. */
function exactNumber(
  value: Extract<StoreValue, { integerValue: string }> | Extract<StoreValue, { doubleValue: unknown }>,
): number | bigint {
  const number = toNumber(value);
  return 'integerValue' in value && !Number.isSafeInteger(number) ? BigInt(value.integerValue) : number;
}

function isPlainRecord(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
