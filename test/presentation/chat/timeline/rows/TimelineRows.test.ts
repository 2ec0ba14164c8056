import fc from 'fast-check';
import { assertProperty } from '#test/support/assertProperty';
import { TimelineRows } from '@/presentation/chat/timeline/rows/TimelineRows';
import { aMessage } from '#test/support/builders/chat/aMessage';

const at = (...ids: readonly number[]) => ids.map(id => aMessage({ timeId: BigInt(id) }));
const idsOf = (rows: TimelineRows) => Array.from({ length: rows.size }, (_, index) => Number(rows.at(index)?.timeId));

describe('TimelineRows', () => {
  it('holds every message once, in order of time, however they come', () => {
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

  it('takes a page of older messages in one go, and no other page', () => {
    const rows = new TimelineRows();
    rows.replace(at(10, 11));
    expect([rows.prepend(at(10, 9)), rows.prepend(at(8, 8)), rows.prepend(at(9, 8))]).toEqual([false, false, true]);
    expect(idsOf(rows)).toEqual([8, 9, 10, 11]);
  });

  it('removes what is there and nothing else', () => {
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
