import type {
  FieldOperator,
  QueryFilter,
  StructuredQuery,
  UnaryOperator,
} from '../../../../documentStore/query/StructuredQuery';
import { toStoreValue } from '../../../../documentStore/values/plainValues';

import { root, storeOfSamples } from '../storeOfSamples';

const { store } = storeOfSamples({
  'q/a': { n: 1, tag: 'x', list: [1, 2], deep: { k: 1 } },
  'q/b': { n: 2, tag: 'y', list: [2, 3], nothing: null },
  'q/c': { n: 3, tag: 'x', list: [] },
  'q/d': { n: 'three', nan: NaN },
  'q/e': { tag: 'x' },
  'q/a/sub/s1': { n: 1 },
  'other/o/sub/s2': { n: 2 },
});

const where = (fieldPath: string, op: FieldOperator, value: unknown): QueryFilter => ({
  fieldFilter: { field: { fieldPath }, op, value: toStoreValue(value) },
});
const unary = (fieldPath: string, op: UnaryOperator): QueryFilter => ({ unaryFilter: { field: { fieldPath }, op } });
const both = (op: 'AND' | 'OR', ...filters: QueryFilter[]): QueryFilter => ({ compositeFilter: { op, filters } });
const orderBy = (fieldPath: string, direction: 'ASCENDING' | 'DESCENDING' = 'ASCENDING'): StructuredQuery => ({
  orderBy: [{ field: { fieldPath }, direction }],
});
const cursor = (
  before: boolean,
  ...values: unknown[]
): { values: ReturnType<typeof toStoreValue>[]; before: boolean } => ({
  values: values.map(toStoreValue),
  before,
});

function idsOf(query: StructuredQuery, parent = root): string {
  const found = store.query(parent, { from: [{ collectionId: 'q' }], ...query });
  return found.map(({ name }) => name.slice(name.lastIndexOf('/') + 1)).join('');
}

describe('runQuery', () => {
  it.each<[string, QueryFilter, string]>([
    ['==', where('n', 'EQUAL', 2), 'b'],
    ['== in a nested field', where('deep.k', 'EQUAL', 1), 'a'],
    ['!=, leaving out missing fields', where('n', 'NOT_EQUAL', 2), 'acd'],
    ['!=, leaving out null', where('nothing', 'NOT_EQUAL', 2), ''],
    ['< within the type', where('n', 'LESS_THAN', 3), 'ab'],
    ['<=', where('n', 'LESS_THAN_OR_EQUAL', 2), 'ab'],
    ['>, numbers only', where('n', 'GREATER_THAN', 1), 'bc'],
    ['>=', where('n', 'GREATER_THAN_OR_EQUAL', 3), 'c'],
    ['in', where('n', 'IN', [3, 'three', null]), 'cd'],
    ['not-in', where('n', 'NOT_IN', [1, 2]), 'cd'],
    ['not-in with null, which finds nothing', where('n', 'NOT_IN', [1, null]), ''],
    ['array-contains', where('list', 'ARRAY_CONTAINS', 2), 'ab'],
    ['array-contains-any', where('list', 'ARRAY_CONTAINS_ANY', [1, 3]), 'ab'],
    ['is null', unary('nothing', 'IS_NULL'), 'b'],
    ['is not null', unary('tag', 'IS_NOT_NULL'), 'aceb'],
    ['is NaN', unary('nan', 'IS_NAN'), 'd'],
    ['is not NaN', unary('n', 'IS_NOT_NAN'), 'abcd'],
    ['all of several', both('AND', where('tag', 'EQUAL', 'x'), where('n', 'GREATER_THAN', 1)), 'c'],
    ['any of several', both('OR', where('n', 'EQUAL', 1), where('tag', 'EQUAL', 'y')), 'ab'],
  ])('filters by %s', (_, filter, expected) => {
    expect(idsOf({ where: filter })).toBe(expected);
  });

  it.each<[string, StructuredQuery, string]>([
    ['names, where nothing is said', {}, 'abcde'],
    ['a field, leaving out documents without it', orderBy('n'), 'abcd'],
    ['a field downwards, and then names downwards', orderBy('tag', 'DESCENDING'), 'beca'],
    ['the field under an inequality', { where: where('n', 'GREATER_THAN', 1) }, 'bc'],
  ])('orders by %s', (_, query, expected) => {
    expect(idsOf(query)).toBe(expected);
  });

  it.each<[string, StructuredQuery, string]>([
    ['the limit', { ...orderBy('n'), limit: 2 }, 'ab'],
    ['a limit in its long spelling', { ...orderBy('n'), limit: { value: 1 } }, 'a'],
    ['the offset', { ...orderBy('n'), offset: 1, limit: 2 }, 'bc'],
    ['a start at', { ...orderBy('n'), startAt: cursor(true, 2) }, 'bcd'],
    ['a start after', { ...orderBy('n'), startAt: cursor(false, 2) }, 'cd'],
    ['an end at', { ...orderBy('n'), endAt: cursor(false, 2) }, 'ab'],
    ['an end before', { ...orderBy('n'), endAt: cursor(true, 2) }, 'a'],
  ])('keeps to %s', (_, query, expected) => {
    expect(idsOf(query)).toBe(expected);
  });

  it('looks into a collection group wherever it lies', () => {
    expect(idsOf({ from: [{ collectionId: 'sub', allDescendants: true }], ...orderBy('n') })).toBe('s1s2');
  });

  it('looks into one sub-collection only', () => {
    expect(idsOf({ from: [{ collectionId: 'sub' }] }, `${root}/q/a`)).toBe('s1');
  });

  it('refuses an operator it does not know, even where there is nothing to compare', () => {
    const filter: QueryFilter = JSON.parse(
      '{"fieldFilter":{"field":{"fieldPath":"n"},"op":"NEAR","value":{"nullValue":null}}}',
    ) as QueryFilter;
    expect(() => idsOf({ from: [{ collectionId: 'empty' }], where: filter })).toThrow('Unknown operator: NEAR');
  });

  it('refuses reserved collection names', () => {
    expect(() => idsOf({ from: [{ collectionId: '__own__' }] })).toThrow('reserved');
  });
});
