import { aggregate } from '../../../../documentStore/query/aggregate';

import { root, storeOfSamples } from '../storeOfSamples';

const field = (fieldPath: string): { field: { fieldPath: string } } => ({ field: { fieldPath } });

describe('aggregate', () => {
  const { store } = storeOfSamples({ 'q/a': { n: 1, d: 0.5 }, 'q/b': { n: 2, d: 1 }, 'q/c': { n: 'no number' } });
  const documents = store.query(root, { from: [{ collectionId: 'q' }] });

  it('counts, sums and averages numbers only, under the names asked for', () => {
    const results = aggregate(documents, [
      { alias: 'c', count: {} },
      { alias: 's', sum: field('n') },
      { alias: 'a', avg: field('n') },
      { sum: field('d') },
    ]);
    expect(results).toEqual({
      c: { integerValue: '3' },
      s: { integerValue: '3' },
      a: { doubleValue: 1.5 },
      field_4: { doubleValue: 1.5 },
    });
  });

  it('stops counting where asked to', () => {
    expect(aggregate(documents, [{ count: { upTo: '2' } }])).toEqual({ field_1: { integerValue: '2' } });
  });

  it('knows no average of nothing', () => {
    expect(aggregate([], [{ avg: field('n') }, { sum: field('n') }])).toEqual({
      field_1: { nullValue: null },
      field_2: { integerValue: '0' },
    });
  });

  it('refuses more than the service does', () => {
    expect(() =>
      aggregate(
        documents,
        Array.from({ length: 6 }, () => ({ count: {} })),
      ),
    ).toThrow('maximum number of aggregations');
  });
});
