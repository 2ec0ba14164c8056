import { storeOfSamples } from './storeOfSamples';

describe('PlainDocuments', () => {
  it('returns what was written: text, numbers, booleans, null, dates, lists, maps', () => {
    const { documents } = storeOfSamples();
    const data = {
      text: 'é😀',
      whole: 3,
      fraction: 0.5,
      yes: true,
      nothing: null,
      at: new Date('2026-01-01T10:00:00.123Z'),
      list: [1, 'a', { z: 1 }],
      map: { k: [] },
    };
    documents.write('c/x', { ...data, left: undefined });
    expect(documents.read('c/x')).toEqual(data);
  });

  it('keeps whole numbers as integers and others as doubles', () => {
    const { documents, store } = storeOfSamples();
    documents.write('c/x', { whole: 3, fraction: 0.5, huge: 2 ** 60 });
    const { fields } = store.get('projects/p/databases/(default)/documents/c/x') ?? {};
    expect(fields).toEqual({
      whole: { integerValue: '3' },
      fraction: { doubleValue: 0.5 },
      huge: { doubleValue: 2 ** 60 },
    });
  });

  it('knows nothing of what is not there', () => {
    expect(storeOfSamples().documents.read('c/none')).toBeUndefined();
  });

  it('merges top-level fields, also ones with odd names, and removes those without a value', () => {
    const { documents } = storeOfSamples({ 'c/x': { a: 1, map: { k: 1 }, gone: 1 } });
    documents.merge('c/x', { map: { l: 2 }, 'a.b': 2, gone: undefined });
    documents.merge('c/new', { a: 1 });
    expect(documents.read('c/x')).toEqual({ a: 1, map: { l: 2 }, 'a.b': 2 });
    expect(documents.read('c/new')).toEqual({ a: 1 });
  });

  it('writes several documents in one commit', () => {
    const { documents, journal } = storeOfSamples();
    documents.writeAll([
      { path: 'c/a', data: { n: 1 } },
      { path: 'c/b', data: { n: 2 } },
    ]);
    expect(journal).toHaveLength(1);
  });

  it('lists and finds within one collection', () => {
    const { documents } = storeOfSamples({ 'c/a': { n: 1 }, 'c/b': { n: 2 }, 'd/a': { n: 2 } });
    documents.remove('c/a');
    documents.write('c/e', { n: 3 });
    expect(documents.all('c').map(({ id }) => id)).toEqual(['b', 'e']);
    expect(documents.find('c', ({ n }) => n === 2)).toEqual([{ id: 'b', data: { n: 2 } }]);
  });

  it('refuses what the store cannot keep', () => {
    expect(() => storeOfSamples().documents.write('c/x', { act: () => 1 })).toThrow('cannot keep');
  });
});
