import type {
  FieldOperator,
  QueryFilter,
  StructuredQuery,
  UnaryOperator,
} from '../../../../documentStore/query/StructuredQuery';
import { StoreError } from '../../../../documentStore/StoreError';
import { toStoreValue } from '../../../../documentStore/values/plainValues';

import { root, storeOfSamples } from '../storeOfSamples';

const { store } = storeOfSamples({ 'q/a': { n: 1, list: [1, 2] } });
const where = (fieldPath: string, op: FieldOperator, value: unknown): QueryFilter => ({
  fieldFilter: { field: { fieldPath }, op, value: toStoreValue(value) },
});
const key = (id = 'a'): QueryFilter => ({
  fieldFilter: { field: { fieldPath: '__name__' }, op: 'EQUAL', value: { referenceValue: `${root}/q/${id}` } },
});
const unary = (fieldPath: string, op: UnaryOperator): QueryFilter => ({ unaryFilter: { field: { fieldPath }, op } });
const all = (...filters: QueryFilter[]): QueryFilter => ({ compositeFilter: { op: 'AND', filters } });
const any = (...filters: QueryFilter[]): QueryFilter => ({ compositeFilter: { op: 'OR', filters } });
const by = (...paths: string[]) => paths.map(fieldPath => ({ field: { fieldPath } }));
const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const run = (query: StructuredQuery) => store.query(root, { from: [{ collectionId: 'q' }], ...query }).length;

describe('a query that Google refuses', () => {
  it.each<[string, StructuredQuery, string]>([
    ['an order by name that more fields follow', { orderBy: by('__name__', 'n') }, 'more fields after the key'],
    [
      'an order by name alone under an inequality',
      { where: where('n', 'GREATER_THAN', 0), orderBy: by('__name__') },
      'more fields after the key',
    ],
    [
      'an equality on the key with another order',
      { where: key(), orderBy: by('n', '__name__') },
      'equality on the key',
    ],
    [
      'an equality on the key with an inequality',
      { where: all(key(), where('n', 'GREATER_THAN', 0)) },
      'Equality on key',
    ],
    ['31 values for in', { where: where('n', 'IN', numbers(31)) }, "'IN' supports up to 30"],
    [
      '31 values for array-contains-any',
      { where: where('list', 'ARRAY_CONTAINS_ANY', numbers(31)) },
      "'ARRAY_CONTAINS_ANY' supports up to 30",
    ],
    ['11 values for not-in', { where: where('n', 'NOT_IN', numbers(11)) }, "'NOT_IN' supports up to 10"],
    ['no value for in', { where: where('n', 'IN', []) }, 'non-empty'],
    [
      'more than 30 disjunctions',
      { where: all(where('n', 'IN', numbers(6)), where('m', 'IN', numbers(6))) },
      'disjunctions',
    ],
    [
      'two array-contains',
      { where: all(where('list', 'ARRAY_CONTAINS', 1), where('list', 'ARRAY_CONTAINS', 2)) },
      "1 'ARRAY_CONTAINS'",
    ],
    ['two exclusions', { where: all(where('n', 'NOT_EQUAL', 1), unary('m', 'IS_NOT_NULL')) }, 'Only a single'],
    [
      'not-in with or',
      { where: all(where('n', 'NOT_IN', [1]), any(where('m', 'EQUAL', 1), where('m', 'EQUAL', 2))) },
      "'NOT_IN' cannot be used",
    ],
    [
      'a cursor longer than the order',
      { orderBy: by('n'), startAt: { values: [1, 2].map(toStoreValue) } },
      'Cursor has too many values.',
    ],
    ['a limit below zero', { limit: -1 }, 'limit is no number'],
    ['a limit below zero in its other spelling', { limit: { value: -1 } }, 'limit is no number'],
    ['half a limit', { limit: 1.5 }, 'limit is no number'],
    ['an offset below zero', { offset: -1 }, 'offset is no number'],
    ['a cursor without an order', { endAt: { values: [toStoreValue(1)] } }, 'Cursor has too many values.'],
  ])('is refused here too: %s', (_, query, message) => {
    expect(() => run(query)).toThrow(StoreError);
    expect(() => run(query)).toThrow(message);
  });

  it.each<[string, StructuredQuery]>([
    ['30 values for in', { where: where('n', 'IN', numbers(30)) }],
    ['10 values for not-in', { where: where('m', 'NOT_IN', numbers(10)) }],
    [
      'an array-contains in each disjunction',
      { where: any(where('list', 'ARRAY_CONTAINS', 1), where('list', 'ARRAY_CONTAINS', 2)) },
    ],
    ['an equality on the key, in the order of names', { where: key(), orderBy: by('__name__') }],
    ['an inequality, its order and the name', { where: where('n', 'GREATER_THAN', 0), orderBy: by('n', '__name__') }],
    [
      'a cursor as long as the order',
      { orderBy: by('n', '__name__'), startAt: { values: [toStoreValue(1)], before: true } },
    ],
    ['lists of lists to compare with', { where: where('list', 'IN', [[1, 2], [3]]) }],
  ])('is not %s', (_, query) => {
    expect(() => run(query)).not.toThrow();
  });
});
