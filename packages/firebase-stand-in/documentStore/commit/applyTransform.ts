import { StoreError } from '../StoreError';
import { canonicalValue } from '../values/canonicalValue';
import { compareValues, sameValue } from '../values/compareValues';
import { isNaNValue, isNumeric, toDouble, toNumber } from '../values/numbers';
import { itemsOf, type StoreValue } from '../values/StoreValue';
import type { FieldTransform } from './DocumentWrite';

export interface TransformOutcome {
  /** The field's new value. */
  readonly value: StoreValue;
  /** The value that the client receives: the new value, or null for array transforms. */
  readonly result: StoreValue;
}

/** @param commitTime RFC 3339, what a server timestamp becomes */
export function applyTransform(
  transform: FieldTransform,
  before: StoreValue | undefined,
  commitTime: string,
): TransformOutcome {
  const { setToServerValue, increment, maximum, minimum, appendMissingElements, removeAllFromArray } = transform;
  if (setToServerValue) return shown({ timestampValue: commitTime });
  if (increment) return shown(incremented(before, canonicalValue(increment)));
  if (maximum) return shown(extreme(before, canonicalValue(maximum), 1));
  if (minimum) return shown(extreme(before, canonicalValue(minimum), -1));
  if (appendMissingElements) return hidden(appended(before, appendMissingElements.values ?? []));
  if (removeAllFromArray) return hidden(removed(before, removeAllFromArray.values ?? []));
  throw new StoreError('INVALID_ARGUMENT', `Unknown transform of "${transform.fieldPath}".`);
}

function shown(value: StoreValue): TransformOutcome {
  return { value, result: value };
}

function hidden(values: readonly StoreValue[]): TransformOutcome {
  return { value: { arrayValue: { values } }, result: { nullValue: null } };
}

function incremented(before: StoreValue | undefined, by: StoreValue): StoreValue {
  if (!isNumeric(before) || !isNumeric(by)) return by;
  if ('integerValue' in before && 'integerValue' in by)
    return { integerValue: clamped(BigInt(before.integerValue) + BigInt(by.integerValue)) };
  return toDouble(toNumber(before) + toNumber(by));
}

/** 64-bit integers stop at their bounds instead of turning over. */
function clamped(sum: bigint): string {
  const bound = 2n ** 63n;
  return String(sum >= bound ? bound - 1n : sum < -bound ? -bound : sum);
}

/** @param sign 1 for the greater of the two, -1 for the smaller; equal numbers keep the stored type */
function extreme(before: StoreValue | undefined, candidate: StoreValue, sign: 1 | -1): StoreValue {
  if (!isNumeric(before)) return candidate;
  if (isNaNValue(before) || isNaNValue(candidate)) return { doubleValue: 'NaN' };
  return compareValues(before, candidate) * sign >= 0 ? before : candidate;
}

function appended(before: StoreValue | undefined, values: readonly StoreValue[]): readonly StoreValue[] {
  const items = [...(itemsOf(before) ?? [])];
  for (const value of values.map(canonicalValue)) {
    if (!items.some(item => sameValue(item, value))) items.push(value);
  }
  return items;
}

function removed(before: StoreValue | undefined, values: readonly StoreValue[]): readonly StoreValue[] {
  const unwanted = values.map(canonicalValue);
  return (itemsOf(before) ?? []).filter(item => !unwanted.some(value => sameValue(item, value)));
}
