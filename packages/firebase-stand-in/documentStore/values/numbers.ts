import type { SpecialDouble, StoreValue } from './StoreValue';

export type NumericValue = Extract<StoreValue, { integerValue: string } | { doubleValue: number | SpecialDouble }>;

export function isNumeric(value: StoreValue | undefined): value is NumericValue {
  return value !== undefined && ('integerValue' in value || 'doubleValue' in value);
}

export function toNumber(value: NumericValue): number {
  return 'integerValue' in value ? Number(value.integerValue) : Number(value.doubleValue);
}

export function isNaNValue(value: StoreValue): boolean {
  return 'doubleValue' in value && Number.isNaN(toNumber(value));
}

export function isNullValue(value: StoreValue): boolean {
  return 'nullValue' in value;
}

/** proto3 JSON writes NaN, the infinities and minus zero as strings. */
export function toDouble(value: number): StoreValue {
  if (Number.isNaN(value)) return { doubleValue: 'NaN' };
  if (value === Infinity) return { doubleValue: 'Infinity' };
  if (value === -Infinity) return { doubleValue: '-Infinity' };
  return { doubleValue: Object.is(value, -0) ? '-0' : value };
}
