import type { TimeId } from '@/domain/chat/TimeId';
import { RowWindow } from '@/presentation/chat/RowWindow';
import { TimelineScroller } from '@/presentation/chat/TimelineScroller';

const ROW = 100;
const VIEW = 600;
const rows = {
  size: 10_000,
  idAt: (index: number): TimeId | undefined => BigInt(index),
  indexFrom: (timeId: TimeId): number => Number(timeId),
  likelyHeightAt: (): number => ROW,
};

/** A view of 600 px over rows of 100 px, as a browser without a layout cannot give it. */
function setUp() {
  const [scroller, canvas, box] = [document.createElement('div'), document.createElement('div'), document.createElement('ul')];
  Object.defineProperties(scroller, { clientHeight: { value: VIEW }, clientWidth: { value: 800 }, scrollTop: { value: 0, writable: true } });
  const window = new RowWindow(rows);
  const view = new TimelineScroller(window);
  view.attach({ scroller, canvas, box });
  view.prepare();
  const scrollTo = (distance: number): number => {
    scroller.scrollTop = -distance;
    view.scrolled();
    return window.end - window.start;
  };
  return { view, window, scrollTo, drawn: () => window.end - window.start };
}

describe('TimelineScroller', () => {
  it('draws rows beyond both edges while the view moves by less than itself', () => {
    const { view, scrollTo } = setUp();
    scrollTo(500);
    expect(scrollTo(1_000)).toBeGreaterThanOrEqual((400 + VIEW + 400) / ROW);
    expect(view.isOwing).toBe(false);
  });

  it('draws what is in view and no more while the view jumps, and the rest once it rests', () => {
    const { view, window, scrollTo, drawn } = setUp();
    scrollTo(5_000);
    expect(scrollTo(50_000)).toBeLessThanOrEqual(VIEW / ROW + 1);
    expect([view.isOwing, window.start < rows.size]).toEqual([true, true]);
    expect(view.rested()).toBe(true);
    expect([view.isOwing, drawn() >= (400 + VIEW + 400) / ROW]).toEqual([false, true]);
  });
});
