import fc from 'fast-check';
import { assertProperty } from '#test/support/assertProperty';
import { TimelineRows } from '@/presentation/chat/timeline/rows/TimelineRows';
import { aMessage } from '#test/support/builders/chat/aMessage';
import { autorun } from 'mobx';
import { ObservedRows } from '@/presentation/chat/timeline/rows/ObservedRows';
import { estimateRowHeight } from '@/presentation/chat/timeline/rows/estimateRowHeight';

describe('TimelineRows', () => {
  const at = (...ids: readonly number[]) => ids.map(id => aMessage({ timeId: BigInt(id) }));
  const idsOf = (rows: TimelineRows) => Array.from({ length: rows.size }, (_, index) => Number(rows.at(index)?.timeId));

  it('holds every message once, in order of time, whatever order they arrive in', () => {
    assertProperty(
      fc.property(fc.array(fc.nat({ max: 30 }), { maxLength: 60 }), ids => {
        const rows = new TimelineRows();
        for (const message of at(...ids)) rows.put(message);
        expect(idsOf(rows)).toEqual([...new Set(ids)].sort((a, b) => a - b));
      }),
    );
  });

  it('distinguishes a new message from a change of a known one', () => {
    const rows = new TimelineRows();
    expect([rows.put(aMessage({ timeId: 5n })), rows.put(aMessage({ timeId: 5n, text: 'Changed' }))]).toEqual([
      true,
      false,
    ]);
    expect(rows.get(5n)?.text).toBe('Changed');
  });

  it('prepends a page of older messages, and rejects a page that is not older', () => {
    const rows = new TimelineRows();
    rows.replace(at(10, 11));
    expect([rows.prepend(at(10, 9)), rows.prepend(at(8, 8)), rows.prepend(at(9, 8))]).toEqual([false, false, true]);
    expect(idsOf(rows)).toEqual([8, 9, 10, 11]);
  });

  it('removes only what is there', () => {
    const rows = new TimelineRows();
    rows.replace(at(1, 2, 3));
    expect([rows.remove(2n), rows.remove(2n), rows.remove(9n)]).toEqual([true, false, false]);
    expect(idsOf(rows)).toEqual([1, 3]);
  });

  it('never changes the list that it was given', () => {
    const given = at(1, 2, 3);
    const before = [...given];
    const rows = new TimelineRows();
    for (const change of [
      () => rows.put(aMessage({ timeId: 4n })),
      () => rows.put(aMessage({ timeId: 2n, text: 'Changed' })),
      () => rows.remove(1n),
      () => rows.prepend(at(0)),
    ]) {
      rows.replace(given);
      change();
      expect(given).toEqual(before);
    }
    expect(idsOf(rows)).toEqual([0, 1, 2, 3]);
  });

  it('keeps two messages apart that are 100 ns apart', () => {
    const rows = new TimelineRows();
    rows.put(aMessage({ timeId: 17_951_736_000_000_001n }));
    rows.put(aMessage({ timeId: 17_951_736_000_000_000n }));
    expect(rows.size).toBe(2);
  });
});

describe('ObservedRows', () => {
  const at = (timeId: bigint) => aMessage({ timeId });
  /** Counts how often observers of these rows, and of their number, run. */
  function setUp() {
    const observed = new ObservedRows();
    observed.replace([at(10n), at(20n), at(30n)]);
    const woken = { size: -1, 10: -1, 20: -1, 30: -1 };
    const stops = [
      autorun(() => (woken.size += observed.size >= 0 ? 1 : 0)),
      ...([10, 20, 30] as const).map(row =>
        autorun(() => (woken[row] += observed.messageOf(BigInt(row)) === null ? 0 : 1)),
      ),
    ];
    return { observed, woken, stop: () => stops.forEach(stop => stop()) };
  }

  it('updates only one row when its message changes, and reports no arrival', () => {
    const { observed, woken, stop } = setUp();
    expect(observed.change([{ ...at(20n), text: 'changed' }], [])).toEqual([]);
    expect(woken).toEqual({ size: 0, 10: 0, 20: 1, 30: 0 });
    stop();
  });

  it('reports only the newest messages as arrivals, and updates the row after an inserted one', () => {
    const { observed, woken, stop } = setUp();
    expect(observed.change([at(15n)], [])).toEqual([]);
    expect(observed.change([at(40n)], []).map(({ timeId }) => timeId)).toEqual([40n]);
    expect(woken).toEqual({ size: 2, 10: 0, 20: 1, 30: 0 });
    stop();
  });

  it('prepends a page of older messages, and updates the former first row', () => {
    const { observed, woken, stop } = setUp();
    expect(observed.change([at(1n), at(2n)], [])).toEqual([]);
    expect([observed.rows.size, woken]).toEqual([5, { size: 1, 10: 1, 20: 0, 30: 0 }]);
    stop();
  });

  it('updates the row after a removed one, and nothing for a row that does not exist', () => {
    const { observed, woken, stop } = setUp();
    observed.change([], [99n]);
    observed.change([], [10n]);
    expect(woken).toEqual({ size: 1, 10: 1, 20: 1, 30: 0 });
    stop();
  });
});

describe('estimateRowHeight', () => {
  const plain = { startsDay: false, startsRun: false, startsUnread: false };

  it.each([
    ['one line within a run', plain, 'Patient', 10, 66],
    ['three lines', plain, 'Patient', 170, 110],
    ['the beginning of an own run', { ...plain, startsRun: true }, 'You', 10, 78],
    ['the beginning of a run with a name', { ...plain, startsRun: true }, 'Therapist', 10, 99],
    ['a notice, which has no author', { ...plain, startsRun: true }, 'System', 10, 66],
    ['the first row of a day', { ...plain, startsRun: true, startsDay: true }, 'You', 10, 121],
    ['the first unread row', { ...plain, startsRun: true, startsUnread: true }, 'Patient', 10, 142],
  ] as const)('estimates %s', (_, look, owner, length, height) => {
    expect(estimateRowHeight({ ...look, message: aMessage({ owner, text: 'x'.repeat(length) }) })).toBe(height);
  });
});
