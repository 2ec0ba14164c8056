import type { DocumentWrite, FieldTransform } from '../../../documentStore/commit/DocumentWrite';
import { DocumentStore, type DocumentChanges } from '../../../documentStore/DocumentStore';
import { PlainDocuments } from '../../../documentStore/PlainDocuments';
import type { StoreStatus } from '../../../documentStore/StoreError';
import { StoreError } from '../../../documentStore/StoreError';
import { toStoreFields, toStoreValue } from '../../../documentStore/values/plainValues';

import { root, storeOfSamples, type Samples } from './storeOfSamples';

const update = (path: string, data: Record<string, unknown>, more: Partial<DocumentWrite> = {}): DocumentWrite => ({
  update: { name: `${root}/${path}`, fields: toStoreFields(data) },
  ...more,
});

function statusOf(act: () => unknown): StoreStatus | 'done' {
  try {
    act();
    return 'done';
  } catch (failure) {
    if (failure instanceof StoreError) return failure.status;
    throw failure;
  }
}

describe('DocumentStore', () => {
  let samples: Samples;
  beforeEach(() => {
    samples = storeOfSamples({ 'a/one': { n: 1, deep: { x: 1, y: 2 } } });
  });
  const commit = (...writes: DocumentWrite[]): ReturnType<DocumentStore['commit']> => samples.store.commit(writes);

  it('replaces a whole document', () => {
    commit(update('a/one', { m: 2 }));
    expect(samples.documents.read('a/one')).toEqual({ m: 2 });
  });

  it('writes only the fields of the mask and removes those without a value', () => {
    commit(update('a/one', { deep: { x: 9 }, m: 3 }, { updateMask: { fieldPaths: ['deep.x', 'n', '`odd.name`'] } }));
    expect(samples.documents.read('a/one')).toEqual({ deep: { x: 9, y: 2 } });
  });

  it('writes a field whose name holds a dot', () => {
    commit(update('a/one', { 'odd.name': 1 }, { updateMask: { fieldPaths: ['`odd.name`'] } }));
    expect(samples.documents.read('a/one')).toMatchObject({ 'odd.name': 1, n: 1 });
  });

  it('stores what is as large as it may be', () => {
    commit(update(`a/${'é'.repeat(750)}`, { n: 1 }), update('a/big', { text: 'x'.repeat(1_048_487) }));
    expect(samples.documents.all('a')).toHaveLength(3);
  });

  it('asks the rules before any precondition, which would reveal what is there', () => {
    const refuse = (): never => {
      throw new StoreError('PERMISSION_DENIED', 'no');
    };
    const missing = update('a/none', {}, { currentDocument: { exists: true } });
    const there = update('a/one', {}, { currentDocument: { exists: false } });
    for (const write of [missing, there])
      expect(statusOf(() => samples.store.commit([write], refuse))).toBe('PERMISSION_DENIED');
    const secondOnly = ({ name }: { readonly name: string }): void => (name.endsWith('/two') ? refuse() : undefined);
    expect(statusOf(() => samples.store.commit([there, update('a/two', {})], secondOnly))).toBe('PERMISSION_DENIED');
    expect(statusOf(() => samples.store.commit([there], () => undefined))).toBe('ALREADY_EXISTS');
  });

  it.each<[string, StoreStatus, DocumentWrite]>([
    ['updating what is not there', 'NOT_FOUND', update('a/none', {}, { currentDocument: { exists: true } })],
    ['creating what is there', 'ALREADY_EXISTS', update('a/one', {}, { currentDocument: { exists: false } })],
    [
      'another version than the one read',
      'FAILED_PRECONDITION',
      update('a/one', {}, { currentDocument: { updateTime: '2020-01-01T00:00:00Z' } }),
    ],
    ['a reserved id', 'INVALID_ARGUMENT', update('a/__x__', {})],
    ['an id of more than 1,500 bytes', 'INVALID_ARGUMENT', update(`a/${'é'.repeat(751)}`, {})],
    ['a text of more than 1,048,487 bytes', 'INVALID_ARGUMENT', update('a/big', { text: 'x'.repeat(1_048_488) })],
    [
      'a document of more than 1 MiB',
      'INVALID_ARGUMENT',
      update('a/big', { one: 'x'.repeat(600_000), two: 'x'.repeat(600_000) }),
    ],
    ['a list in a list', 'INVALID_ARGUMENT', update('a/one', { deep: { list: [1, [2]] } })],
    [
      'a list appended to a list',
      'INVALID_ARGUMENT',
      {
        update: { name: `${root}/a/one` },
        updateMask: { fieldPaths: [] },
        updateTransforms: [{ fieldPath: 'l', appendMissingElements: { values: [toStoreValue([1])] } }],
      },
    ],
    ['a collection in place of a document', 'INVALID_ARGUMENT', update('a', {})],
  ])('refuses %s with %s', (_, status, write) => {
    expect(statusOf(() => commit(write))).toBe(status);
  });

  it('refuses to delete and then update in one commit', () => {
    const writes = [{ delete: `${root}/a/one` }, update('a/one', {}, { currentDocument: { exists: true } })];
    expect(statusOf(() => commit(...writes))).toBe('INVALID_ARGUMENT');
  });

  it('does nothing of a commit that is refused in part', () => {
    const before = samples.journal.length;
    expect(
      statusOf(() => commit(update('a/two', { n: 2 }), update('a/none', {}, { currentDocument: { exists: true } }))),
    ).toBe('NOT_FOUND');
    expect(samples.documents.read('a/two')).toBeUndefined();
    expect(samples.journal).toHaveLength(before);
  });

  it('accepts the version that was read, also for a document only verified', () => {
    const updateTime = samples.store.get(`${root}/a/one`)?.updateTime ?? '';
    expect(
      statusOf(() => commit({ verify: `${root}/a/one`, currentDocument: { updateTime } }, update('a/two', {}))),
    ).toBe('done');
  });

  it.each<[string, Omit<FieldTransform, 'fieldPath'>, unknown]>([
    ['a server timestamp', { setToServerValue: 'REQUEST_TIME' }, new Date('2026-01-01T00:00:00Z')],
    ['an increment', { increment: toStoreValue(5) }, 6],
    ['an increment by a fraction', { increment: toStoreValue(0.5) }, 1.5],
    [
      'an increment past 64 bits, which stops there',
      { increment: { integerValue: '9223372036854775807' } },
      9223372036854775807n,
    ],
    ['a maximum', { maximum: toStoreValue(4) }, 4],
    ['a maximum below', { maximum: toStoreValue(0) }, 1],
    ['a minimum', { minimum: toStoreValue(0) }, 0],
    ['additions to a list', { appendMissingElements: { values: [toStoreValue('a'), toStoreValue('a')] } }, ['a']],
    ['removals from what is no list', { removeAllFromArray: { values: [toStoreValue(1)] } }, []],
  ])('applies %s', (_, transform, expected) => {
    commit(
      update('a/one', {}, { updateMask: { fieldPaths: [] }, updateTransforms: [{ fieldPath: 'n', ...transform }] }),
    );
    expect(samples.documents.read('a/one')?.['n']).toEqual(expected);
  });

  it('returns the results of transforms, except for lists', () => {
    const updateTransforms = [
      { fieldPath: 'n', increment: toStoreValue(1) },
      { fieldPath: 'l', appendMissingElements: { values: [] } },
    ];
    const { writeResults } = commit(update('a/one', {}, { updateMask: { fieldPaths: [] }, updateTransforms }));
    expect(writeResults[0]?.transformResults).toEqual([{ integerValue: '2' }, { nullValue: null }]);
  });

  it('assigns every commit a later time, even while the clock stands still or goes back', () => {
    const times = [-1, 0, -60_000, 5].map(offset => {
      samples.clock.offsetMs = offset;
      return commit(update('a/x', { offset })).commitTime;
    });
    expect(times).toEqual([...new Set(times)].sort());
    expect(times.at(-1)).toBe('2026-01-01T00:00:00.005000Z');
  });

  it('keeps the update time of a document that a write leaves as it was', () => {
    const { updateTime } = samples.store.get(`${root}/a/one`) ?? {};
    expect(commit(update('a/one', { n: 1, deep: { x: 1, y: 2 } })).writeResults[0]?.updateTime).toBe(updateTime);
  });

  it('notifies listeners once per commit, with the state before and after', () => {
    const heard: DocumentChanges[] = [];
    const stop = samples.store.onCommit(changes => heard.push(changes));
    commit(update('a/two', { n: 1 }), update('a/two', { n: 2 }), { delete: `${root}/a/one` });
    commit(update('a/two', { n: 2 }));
    stop();
    commit(update('a/two', { n: 3 }));
    expect(heard).toHaveLength(1);
    expect(
      [...(heard[0] ?? [])].map(([name, { before, after }]) => [
        name.slice(root.length),
        before !== undefined,
        after !== undefined,
      ]),
    ).toEqual([
      ['/a/two', false, true],
      ['/a/one', true, false],
    ]);
  });

  it('inspects every write before any of them takes effect', () => {
    const inspect = (): void => {
      throw new StoreError('PERMISSION_DENIED', 'no');
    };
    expect(statusOf(() => samples.store.commit([update('a/two', {})], inspect))).toBe('PERMISSION_DENIED');
    expect(samples.documents.read('a/two')).toBeUndefined();
  });

  it('is rebuilt from its journal, and from its snapshot, and continues after their times', () => {
    commit(update('a/two', { n: 2 }), { delete: `${root}/a/one` });
    for (const records of [samples.journal, [...samples.store.snapshot()]]) {
      const rebuilt = new DocumentStore({ now: () => 0 });
      for (const record of records) rebuilt.replay(structuredClone(record));
      const documents = new PlainDocuments(rebuilt, 'p');
      expect(documents.all('a')).toEqual([{ id: 'two', data: { n: 2 } }]);
      expect(
        rebuilt.commit([update('a/x', {})]).commitTime > (samples.store.get(`${root}/a/two`)?.updateTime ?? ''),
      ).toBe(true);
    }
  });
});
