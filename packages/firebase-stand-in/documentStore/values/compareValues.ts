import { compareNames } from '../paths/compareNames';
import { compareUtf8 } from './compareUtf8';
import { isNumeric, toNumber, type NumericValue } from './numbers';
import { entriesOf, itemsOf, type StoreValue } from './StoreValue';
import { parseTimestamp } from './timestamps';

/** Firestore's order of types; integers and doubles are one type, a vector is its own. */
export function typeRank(value: StoreValue): number {
  if ('nullValue' in value) return 0;
  if ('booleanValue' in value) return 1;
  if ('integerValue' in value || 'doubleValue' in value) return 2;
  if ('timestampValue' in value) return 3;
  if ('stringValue' in value) return 5;
  if ('bytesValue' in value) return 6;
  if ('referenceValue' in value) return 7;
  if ('geoPointValue' in value) return 8;
  if ('arrayValue' in value) return 9;
  return vectorItems(value) ? 10 : 11;
}

/** Firestore's total order over all values. */
export function compareValues(a: StoreValue, b: StoreValue): number {
  const byType = typeRank(a) - typeRank(b);
  if (byType) return byType;
  if ('booleanValue' in a && 'booleanValue' in b) return Number(a.booleanValue) - Number(b.booleanValue);
  if ('stringValue' in a && 'stringValue' in b) return compareUtf8(a.stringValue, b.stringValue);
  if ('timestampValue' in a && 'timestampValue' in b) return compareMoments(a.timestampValue, b.timestampValue);
  if ('bytesValue' in a && 'bytesValue' in b)
    return Buffer.compare(Buffer.from(a.bytesValue, 'base64'), Buffer.from(b.bytesValue, 'base64'));
  if ('referenceValue' in a && 'referenceValue' in b) return compareNames(a.referenceValue, b.referenceValue);
  if ('geoPointValue' in a && 'geoPointValue' in b) return comparePoints(a.geoPointValue, b.geoPointValue);
  if ('arrayValue' in a && 'arrayValue' in b) return compareLists(itemsOf(a) ?? [], itemsOf(b) ?? []);
  if ('mapValue' in a && 'mapValue' in b) return compareMaps(a, b);
  return isNumeric(a) && isNumeric(b) ? compareNumbers(a, b) : 0;
}

export function sameValue(a: StoreValue, b: StoreValue): boolean {
  return compareValues(a, b) === 0;
}

function order<T extends number | bigint>(a: T, b: T): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** NaN comes before every number; two 64-bit integers are compared exactly. */
function compareNumbers(a: NumericValue, b: NumericValue): number {
  if ('integerValue' in a && 'integerValue' in b) return order(BigInt(a.integerValue), BigInt(b.integerValue));
  const x = toNumber(a);
  const y = toNumber(b);
  if (Number.isNaN(x) || Number.isNaN(y)) return Number(Number.isNaN(y)) - Number(Number.isNaN(x));
  return order(x, y);
}

function compareMoments(a: string, b: string): number {
  const x = parseTimestamp(a);
  const y = parseTimestamp(b);
  return x[0] - y[0] || x[1] - y[1];
}

interface Point {
  readonly latitude?: number;
  readonly longitude?: number;
}

function comparePoints(a: Point, b: Point): number {
  return (a.latitude ?? 0) - (b.latitude ?? 0) || (a.longitude ?? 0) - (b.longitude ?? 0);
}

function compareLists(a: readonly StoreValue[], b: readonly StoreValue[]): number {
  for (const [index, x] of a.entries()) {
    const y = b[index];
    if (y === undefined) return 1;
    const byItem = compareValues(x, y);
    if (byItem) return byItem;
  }
  return a.length - b.length;
}

function compareMaps(a: StoreValue, b: StoreValue): number {
  const [p, q] = [vectorItems(a), vectorItems(b)];
  if (p && q) return p.length - q.length || compareLists(p, q);
  const [x, y] = [sortedEntries(a), sortedEntries(b)];
  for (const [index, [key, value]] of x.entries()) {
    const other = y[index];
    if (other === undefined) return 1;
    const byEntry = compareUtf8(key, other[0]) || compareValues(value, other[1]);
    if (byEntry) return byEntry;
  }
  return x.length - y.length;
}

function sortedEntries(value: StoreValue): [string, StoreValue][] {
  return Object.entries(entriesOf(value) ?? {}).sort((a, b) => compareUtf8(a[0], b[0]));
}

/** The numbers of an embedding: a map marked `__type__: "__vector__"`. */
function vectorItems(value: StoreValue): readonly StoreValue[] | undefined {
  const entries = entriesOf(value);
  const mark = entries?.['__type__'];
  return mark && 'stringValue' in mark && mark.stringValue === '__vector__' ? itemsOf(entries?.['value']) : undefined;
}
