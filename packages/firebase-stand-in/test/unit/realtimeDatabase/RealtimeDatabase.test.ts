import { MemoryLines } from '../../../journal/MemoryLines';
import { memoryJournal } from '../../../journal/memoryJournal';
import type { DatabaseChange } from '../../../realtimeDatabase/DatabaseChange';
import { RealtimeDatabase } from '../../../realtimeDatabase/RealtimeDatabase';
import { OffsetClock } from '../../../kernel/OffsetClock';

describe('RealtimeDatabase', () => {
  const setUp = (lines = new MemoryLines()) => ({
    lines,
    database: new RealtimeDatabase({ journal: memoryJournal(lines), clock: new OffsetClock(() => 1000) }),
  });

  it('reads back what was set, updated and removed', () => {
    const { database } = setUp();
    database.set('a/b', { c: 1, d: 2 });
    database.update('a', { 'b/c': 3, e: 4 });
    database.remove('a/b/d');
    expect(database.get('a')).toEqual({ b: { c: 3 }, e: 4 });
    expect(database.get('/')).toEqual({ a: { b: { c: 3 }, e: 4 } });
    expect(database.get('nowhere')).toBeNull();
  });

  it('reports an update of several places as one change', () => {
    const { database } = setUp();
    const changes: DatabaseChange[] = [];
    database.onChange(change => changes.push(change));
    database.update('a', { b: 1, 'c/d': 2 });
    expect(changes.map(({ paths }) => paths)).toEqual([
      [
        ['a', 'b'],
        ['a', 'c', 'd'],
      ],
    ]);
  });

  it('keeps the time that was filled in over a restart', () => {
    const { database, lines } = setUp();
    database.set('at', { '.sv': 'timestamp' });
    database.set('n', { '.sv': { increment: 1 } });
    database.set('n', { '.sv': { increment: 1 } });
    expect(setUp(lines).database.get('')).toEqual({ at: 1000, n: 2 });
  });

  it.each([
    ['places', { a: { b: { c: 1 }, d: 2 }, e: 'x' }],
    ['priorities near the root', { a: { b: 1, '.priority': 2 }, '.priority': 1 }],
    ['one value alone', 5],
    ['nothing', null],
  ])('is rebuilt from its snapshot: %s', (_, value) => {
    const { database } = setUp();
    database.set('', value);
    const lines = new MemoryLines();
    for (const d of database.snapshot()) lines.append({ s: 'realtimeDatabase', d });
    expect(setUp(lines).database.get('')).toEqual(value);
  });

  it('keeps nothing of a write it cannot store', () => {
    const { database, lines } = setUp();
    expect(() => database.update('a', { b: 1, c: { '.sv': 'dice' } })).toThrow('dice');
    expect(database.get('')).toBeNull();
    expect(lines.read()).toEqual([]);
  });
});
