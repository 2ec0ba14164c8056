import type { TimeId } from '@/domain/chat/messages/TimeId';
import { ROW_ESTIMATE } from '@/presentation/chat/timeline/rows/estimateRowHeight';
import { RowWindow } from '@/presentation/chat/timeline/scroll/RowWindow';

class Rows {
  likely = ROW_ESTIMATE;
  constructor(public ids: readonly number[]) {}
  get size(): number {
    return this.ids.length;
  }
  idAt(index: number): TimeId | undefined {
    const id = this.ids[index];
    return id === undefined ? undefined : BigInt(id);
  }
  indexFrom(timeId: TimeId): number {
    const index = this.ids.findIndex(id => BigInt(id) >= timeId);
    return index === -1 ? this.ids.length : index;
  }
  likelyHeightAt(): number {
    return this.likely;
  }
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

function setUp(count: number, view = 640, overscan = 0) {
  const rows = new Rows(range(1_000, 1_000 + count));
  const window = new RowWindow(rows);
  const show = (distance: number): number => {
    const shift = window.moveBy(distance);
    window.place(distance + shift, view, overscan);
    return shift;
  };
  const drawn = () => [window.start, window.end];
  return { rows, window, show, drawn };
}

describe('RowWindow', () => {
  it.each([100, 100_000])('draws only the visible ones of %i rows', count => {
    const { show, drawn } = setUp(count);
    show(0);
    expect(drawn()).toEqual([count - 10, count]);
  });

  it('draws all of a short list', () => {
    const { show, drawn } = setUp(3);
    show(0);
    expect(drawn()).toEqual([0, 3]);
  });

  it('follows the view to any place', () => {
    const { show, drawn, window } = setUp(1_000);
    show(0);
    show(100 * ROW_ESTIMATE);
    expect(drawn()).toEqual([890, 900]);
    expect(window.below).toBe(100 * ROW_ESTIMATE);
    show(0);
    expect(drawn()).toEqual([990, 1_000]);
  });

  it('moves nothing when older rows are prepended', () => {
    const { rows, show, window } = setUp(100);
    show(0);
    show(10 * ROW_ESTIMATE);
    const { below } = window;
    const last = rows.ids[window.end - 1];
    rows.ids = [...range(900, 950), ...rows.ids];
    expect(show(10 * ROW_ESTIMATE)).toBe(0);
    expect([window.below, rows.ids[window.end - 1]]).toEqual([below, last]);
  });

  it('stays with the newest row when it was in view', () => {
    const { rows, show, drawn } = setUp(100);
    show(0);
    rows.ids = [...rows.ids, 5_000, 5_001];
    expect(show(0)).toBe(0);
    expect(drawn()[1]).toBe(102);
  });

  it('asks for a greater distance when new rows are added below the view', () => {
    const { rows, show, window } = setUp(100);
    show(0);
    show(20 * ROW_ESTIMATE);
    const last = rows.ids[window.end - 1];
    rows.ids = [...rows.ids, 5_000, 5_001];
    expect(show(20 * ROW_ESTIMATE)).toBe(2 * ROW_ESTIMATE);
    expect(rows.ids[window.end - 1]).toBe(last);
  });

  it('asks for a smaller distance when the lowest drawn row is removed', () => {
    const { rows, show, window } = setUp(100);
    show(0);
    window.measure(99, 2 * ROW_ESTIMATE);
    show(2 * ROW_ESTIMATE);
    window.measure(window.end - 1, 150);
    show(2 * ROW_ESTIMATE);
    const lowest = rows.ids[window.end - 1];
    rows.ids = rows.ids.filter(id => id !== lowest);
    expect(show(2 * ROW_ESTIMATE)).toBe(-150);
  });

  it('draws fewer rows when their texts are long', () => {
    const { rows, show, drawn } = setUp(100);
    rows.likely = ROW_ESTIMATE + 44;
    show(0);
    expect(drawn()).toEqual([94, 100]);
  });

  it('defers rows out of view while newer ones arrive, and keeps those that are drawn', () => {
    const { window, show, drawn } = setUp(100, 640, 320);
    window.moveBy(0);
    window.place(0, 640, 320, true);
    expect(drawn()).toEqual([90, 100]);
    show(0);
    expect(drawn()).toEqual([85, 100]);
    window.place(0, 640, 320, true);
    expect(drawn()).toEqual([85, 100]);
  });

  it('reports once that there is a new newest row', () => {
    const { rows, window } = setUp(3);
    expect([window.consumeNewest(), window.consumeNewest()]).toEqual([true, false]);
    rows.ids = [900, ...rows.ids];
    expect(window.consumeNewest()).toBe(false);
    rows.ids = [...rows.ids, 5_000];
    expect(window.consumeNewest()).toBe(true);
  });

  it('ends at the oldest row once that is drawn, whatever the estimates were', () => {
    const { show, window } = setUp(100);
    show(90 * ROW_ESTIMATE);
    window.below -= 1_000;
    expect([window.start, window.extent]).toEqual([0, window.top]);
    show(0);
    expect(window.extent).toBe(100 * ROW_ESTIMATE);
  });

  it('uses the measured height of a drawn row, and the estimate once heights are forgotten', () => {
    const { show, window } = setUp(100);
    show(0);
    expect(window.measure(99, 200)).toBe(200 - ROW_ESTIMATE);
    expect([window.measure(99, 200), window.total]).toEqual([0, 99 * ROW_ESTIMATE + 200]);
    window.forgetHeights();
    expect(window.total).toBe(100 * ROW_ESTIMATE);
  });

  it('does not count removed rows', () => {
    const { rows, show, window } = setUp(100);
    show(0);
    window.measure(99, 500);
    rows.ids = rows.ids.slice(0, -1);
    show(0);
    expect(window.total).toBe(99 * ROW_ESTIMATE);
  });
});
