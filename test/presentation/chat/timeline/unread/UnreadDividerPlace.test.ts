import { TimelineRows } from '@/presentation/chat/timeline/rows/TimelineRows';
import { UnreadDividerPlace } from '@/presentation/chat/timeline/unread/UnreadDividerPlace';
import { aMessage } from '#test/support/builders/chat/aMessage';
import { aReadPoint } from '#test/support/builders/chat/aReadPoint';

function rowsOf(...messages: readonly [id: number, owner: 'You' | 'Patient'][]): TimelineRows {
  const rows = new TimelineRows();
  rows.replace(messages.map(([id, owner]) => aMessage({ timeId: BigInt(id), owner })));
  return rows;
}

describe('UnreadDividerPlace', () => {
  it('is above the first unread message of another author', () => {
    const divider = new UnreadDividerPlace();
    divider.settle(rowsOf([1, 'Patient'], [2, 'You'], [3, 'Patient'], [4, 'Patient']), aReadPoint(1n), false);
    expect(divider.place).toBe(3n);
  });

  it('stays there when messages are read or arrive later', () => {
    const divider = new UnreadDividerPlace();
    const rows = rowsOf([1, 'Patient'], [3, 'Patient']);
    divider.settle(rows, aReadPoint(1n), false);
    rows.put(aMessage({ timeId: 2n }));
    divider.settle(rows, aReadPoint(3n), true);
    expect(divider.place).toBe(3n);
  });

  it('waits for older pages while everything loaded is unread', () => {
    const divider = new UnreadDividerPlace();
    divider.settle(rowsOf([5, 'Patient'], [6, 'Patient']), aReadPoint(2n), false);
    expect(divider.place).toBeUndefined();
    divider.settle(rowsOf([2, 'Patient'], [4, 'Patient'], [5, 'Patient']), aReadPoint(2n), false);
    expect(divider.place).toBe(4n);
  });

  it('is at the very start for a person who never read the chat', () => {
    const divider = new UnreadDividerPlace();
    divider.settle(rowsOf([5, 'Patient']), undefined, true);
    expect(divider.place).toBe(5n);
  });

  it('is absent when everything was read, and does not appear for what comes later', () => {
    const divider = new UnreadDividerPlace();
    const rows = rowsOf([1, 'Patient']);
    divider.settle(rows, aReadPoint(1n), false);
    rows.put(aMessage({ timeId: 9n }));
    divider.settle(rows, aReadPoint(1n), false);
    expect(divider.place).toBeUndefined();
  });

  it('goes by arrival: a message of 2199 that was read hides nothing, and one with an old time is still unread', () => {
    const divider = new UnreadDividerPlace();
    const rows = new TimelineRows();
    const year2199 = 72_267_120_000_000_000n;
    rows.replace([
      aMessage({ timeId: 100n, seq: 500n, text: 'ten minutes behind' }),
      aMessage({ timeId: 200n, seq: 200n }),
      aMessage({ timeId: 510n, seq: 510n }),
      aMessage({ timeId: year2199, seq: 300n }),
    ]);
    divider.settle(rows, { timeId: year2199, upTo: 300n, seq: 310n }, false);
    expect([divider.place, divider.count]).toEqual([100n, 2]);
  });
});
