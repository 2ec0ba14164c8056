import { compareValues } from '../../../../documentStore/values/compareValues';
import type { StoreValue } from '../../../../documentStore/values/StoreValue';

const reference = (path: string): StoreValue => ({
  referenceValue: `projects/p/databases/(default)/documents/${path}`,
});
const list = (...values: StoreValue[]): StoreValue => ({ arrayValue: { values } });
const map = (fields: Record<string, StoreValue>): StoreValue => ({ mapValue: { fields } });
const integer = (value: string): StoreValue => ({ integerValue: value });
const vector = (...values: StoreValue[]): StoreValue =>
  map({ __type__: { stringValue: '__vector__' }, value: list(...values) });

/** Firestore's total order, smallest first. */
const ascending: readonly StoreValue[] = [
  { nullValue: null },
  { booleanValue: false },
  { booleanValue: true },
  { doubleValue: 'NaN' },
  { doubleValue: '-Infinity' },
  integer('-3'),
  { doubleValue: 0.5 },
  integer('1'),
  integer('9007199254740992'),
  integer('9007199254740993'),
  { doubleValue: 'Infinity' },
  { timestampValue: '2024-01-01T00:00:00Z' },
  { timestampValue: '2024-01-01T00:00:00.000001Z' },
  { timestampValue: '2024-01-01T00:00:01Z' },
  { stringValue: '' },
  { stringValue: 'a' },
  { stringValue: 'ab' },
  { stringValue: 'é' },
  { stringValue: '\uffee' },
  { stringValue: '😀' },
  { bytesValue: 'AQ==' },
  { bytesValue: 'AQI=' },
  { bytesValue: 'AgE=' },
  reference('x/__id7__'),
  reference('x/__id12__'),
  reference('x/a'),
  reference('x/a/y/b'),
  { geoPointValue: { latitude: 1, longitude: 5 } },
  { geoPointValue: { latitude: 2, longitude: 0 } },
  list(),
  list(integer('1')),
  list(integer('1'), integer('0')),
  list(integer('2')),
  vector(integer('9')),
  vector(integer('1'), integer('1')),
  map({}),
  map({ a: integer('1') }),
  map({ a: integer('1'), b: integer('1') }),
  map({ a: integer('2') }),
  map({ b: integer('0') }),
];

describe('compareValues', () => {
  it('orders every pair of values as Firestore does', () => {
    for (const [i, a] of ascending.entries()) {
      for (const [j, b] of ascending.entries()) {
        expect([a, b, Math.sign(compareValues(a, b))]).toEqual([a, b, Math.sign(i - j)]);
      }
    }
  });

  it.each([
    [integer('1'), { doubleValue: 1 }],
    [integer('0'), { doubleValue: '-0' }],
    [{ doubleValue: 'NaN' }, { doubleValue: 'NaN' }],
    [{ timestampValue: '2024-01-01T01:00:00+01:00' }, { timestampValue: '2024-01-01T00:00:00.000Z' }],
  ] as [StoreValue, StoreValue][])('takes %j and %j for equal', (a, b) => {
    expect(compareValues(a, b)).toBe(0);
  });
});
