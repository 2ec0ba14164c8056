import { StoreError } from '../StoreError';
import { toDouble } from './numbers';
import type { StoreValue, ValueFields } from './StoreValue';
import { normaliseTimestamp } from './timestamps';

/** One spelling for every value received over the wire: integers as text, UTC microseconds, no missing parts. */
export function canonicalValue(value: StoreValue): StoreValue {
  if ('stringValue' in value || 'booleanValue' in value || 'referenceValue' in value || 'bytesValue' in value)
    return value;
  if ('nullValue' in value) return { nullValue: null };
  if ('integerValue' in value) return { integerValue: canonicalInteger(value.integerValue) };
  if ('doubleValue' in value) return toDouble(Number(value.doubleValue));
  if ('timestampValue' in value) return { timestampValue: normaliseTimestamp(value.timestampValue) };
  if ('geoPointValue' in value)
    return {
      geoPointValue: { latitude: value.geoPointValue.latitude ?? 0, longitude: value.geoPointValue.longitude ?? 0 },
    };
  if ('arrayValue' in value) return { arrayValue: { values: (value.arrayValue.values ?? []).map(canonicalValue) } };
  if ('mapValue' in value) return { mapValue: { fields: canonicalFields(value.mapValue.fields ?? {}) } };
  throw new StoreError('INVALID_ARGUMENT', `Unknown kind of value: ${JSON.stringify(value)}`);
}

export function canonicalFields(fields: ValueFields): ValueFields {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, canonicalValue(value)]));
}

function canonicalInteger(text: string): string {
  try {
    return BigInt.asIntN(64, BigInt(text)).toString();
  } catch {
    throw new StoreError('INVALID_ARGUMENT', `Invalid integer: ${text}`);
  }
}
