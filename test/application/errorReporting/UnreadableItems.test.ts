import { UnreadableItems } from '@/application/errorReporting/UnreadableItems';

function watched() {
  const items = new UnreadableItems();
  const totals: number[] = [];
  const stop = items.watch(total => totals.push(total));
  return { items, totals, stop };
}

describe('UnreadableItems', () => {
  it('adds up the unreadable items in the latest answer of each call', () => {
    const { items, totals } = watched();
    items.record('GET /a', 1);
    items.record('GET /b', 2);
    items.record('GET /a', 0);
    expect(totals).toEqual([0, 1, 3, 2]);
  });

  it('reports a total only when it changes', () => {
    const { items, totals } = watched();
    items.record('GET /a', 0);
    items.record('GET /a', 1);
    items.record('GET /a', 1);
    expect(totals).toEqual([0, 1]);
  });

  it('counts again after the total was dismissed', () => {
    const { items, totals } = watched();
    items.record('GET /a', 1);
    items.clear();
    items.record('GET /a', 1);
    expect(totals).toEqual([0, 1, 0, 1]);
  });

  it('notifies no listener that has unsubscribed', () => {
    const { items, totals, stop } = watched();
    stop();
    items.record('GET /a', 1);
    expect(totals).toEqual([0]);
  });
});
