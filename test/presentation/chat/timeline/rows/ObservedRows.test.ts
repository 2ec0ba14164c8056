import { autorun } from 'mobx';
import { ObservedRows } from '@/presentation/chat/timeline/rows/ObservedRows';
import { aMessage } from '#test/support/builders/chat/aMessage';

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

describe('ObservedRows', () => {
  it('wakes one row alone when its message changes, and gives no arrival', () => {
    const { observed, woken, stop } = setUp();
    expect(observed.change([{ ...at(20n), text: 'changed' }], [])).toEqual([]);
    expect(woken).toEqual({ size: 0, 10: 0, 20: 1, 30: 0 });
    stop();
  });

  it('gives as arrivals only what is newer than all, and wakes the row that follows one in between', () => {
    const { observed, woken, stop } = setUp();
    expect(observed.change([at(15n)], [])).toEqual([]);
    expect(observed.change([at(40n)], []).map(({ timeId }) => timeId)).toEqual([40n]);
    expect(woken).toEqual({ size: 2, 10: 0, 20: 1, 30: 0 });
    stop();
  });

  it('takes a page of older messages in one go, and wakes the former first row', () => {
    const { observed, woken, stop } = setUp();
    expect(observed.change([at(1n), at(2n)], [])).toEqual([]);
    expect([observed.rows.size, woken]).toEqual([5, { size: 1, 10: 1, 20: 0, 30: 0 }]);
    stop();
  });

  it('renders the row after a removed one anew, and none for a row that is not there', () => {
    const { observed, woken, stop } = setUp();
    observed.change([], [99n]);
    observed.change([], [10n]);
    expect(woken).toEqual({ size: 1, 10: 1, 20: 1, 30: 0 });
    stop();
  });
});
