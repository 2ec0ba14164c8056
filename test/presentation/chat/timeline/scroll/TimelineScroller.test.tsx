import { ROW_ESTIMATE } from '@/presentation/chat/timeline/rows/estimateRowHeight';
import { RenderedTimeline, VIEW } from '#test/support/RenderedTimeline';

/** Forty messages of 100 px, oldest first, numbered from 1. */
const rows = messages(40, 100);

function messages(count: number, height: number) {
  return Array.from({ length: count }, (_, at) => ({ id: BigInt(at + 1), height }));
}

describe('where the list says a row is', () => {
  it('is above the view while the row is not drawn yet, while it is drawn out of view, and while its upper edge is cut', () => {
    const list = new RenderedTimeline(rows);
    // 700 px show the rows 34 to 40; rows further up are drawn ahead, and others are not.
    expect([1n, 33n, 34n, 40n].map(id => list.view.isAbove(id))).toEqual([true, true, false, false]);
    list.scrollBy(50);
    expect([33n, 34n].map(id => list.view.isAbove(id))).toEqual([true, false]);
    list.scrollBy(50);
    expect(list.view.isAbove(33n)).toBe(false);
  });

  it('is not above once it was scrolled past', () => {
    const list = new RenderedTimeline(rows);
    for (let turn = 0; turn < 4; turn += 1) list.scrollBy(VIEW);
    expect([1n, 30n, 40n].map(id => list.view.isAbove(id))).toEqual([true, false, false]);
  });
});

describe('what the list does', () => {
  it('forgets at another width the heights it knew, also while it hangs from the end', () => {
    const list = new RenderedTimeline(rows);
    for (let turn = 0; turn < 4; turn += 1) list.scrollBy(VIEW);
    for (let turn = 0; turn < 5; turn += 1) list.scrollBy(-VIEW);
    list.show(messages(41, 100));
    expect([list.distance, list.window.heightAt(19)]).toEqual([0, 100]);
    list.widen(400, messages(41, 200));
    expect([list.window.heightAt(19), list.window.heightAt(40)]).toEqual([ROW_ESTIMATE, 200]);
  });

  it('leaves every row within reach when older ones go while no height is known', () => {
    // Eight rows are drawn at first; by the estimate of rows they are lower than the view, and nothing would have to be
    // scrolled.
    const list = new RenderedTimeline(messages(40, 110), 100);
    expect([list.window.end - list.window.start, list.window.total]).toEqual([8, 40 * ROW_ESTIMATE]);
    list.show(messages(40, 110).slice(-8));
    expect(list.beyondTop).toBe(8 * 110 - VIEW);
    list.scrollBy(VIEW);
    expect([list.beyondTop, list.isAtTop]).toEqual([0, true]);
  });

  it('keeps what is read where it is when the lowest row drawn goes', () => {
    const list = new RenderedTimeline(rows);
    for (let turn = 0; turn < 2; turn += 1) list.scrollBy(VIEW);
    const { read } = list;
    const lowest = list.idAt(list.window.end - 1);
    expect(list.window.end).toBeLessThan(rows.length);
    list.show(rows.filter(({ id }) => id !== lowest));
    expect(list.read).toEqual(read);
  });

  it('asks for older messages at the oldest row, also when rows beneath it turned out far higher than was thought', () => {
    const list = new RenderedTimeline(messages(150, 500));
    list.goTo(10n);
    for (let turn = 0; turn < 60; turn += 1) list.scrollBy(300 - VIEW);
    for (let turn = 0; turn < 200 && !list.isAtTop; turn += 1) list.scrollBy(VIEW);
    expect([list.window.start, list.beyondTop, list.view.nearTop]).toEqual([0, 0, true]);
  });

  it('moves by as much as the wheel is turned, also when it leaves the newest row and nothing was measured yet', () => {
    for (const pixels of [30, 80, 250, 400]) {
      const list = new RenderedTimeline(messages(100, 100));
      const before = list.offsetOf(96n);
      list.scrollBy(pixels);
      expect([before, list.offsetOf(96n), list.distance]).toEqual([400, 400 - pixels, pixels]);
    }
  });

  it('moves by as much as the wheel was turned, also when it renders before the event', () => {
    const list = new RenderedTimeline(messages(100, 300));
    list.renderDuringTurn(80);
    expect([list.offsetOf(99n), list.distance]).toEqual([300 - 80, 80]);
  });

  it('keeps what is read where it is at another width', () => {
    const list = new RenderedTimeline(messages(100, 200));
    list.scrollBy(400);
    const { read } = list;
    list.widen(400, messages(100, 400));
    expect(list.read).toEqual(read);
    list.widen(1_200, messages(100, 100));
    expect(list.read).toEqual(read);
  });

  it('draws no row beyond the edges while the view leaps, and those once it rests', () => {
    const list = new RenderedTimeline(messages(400, 100));
    const drawn = () => list.window.end - list.window.start;
    for (let turn = 0; turn < 3; turn += 1) list.scrollBy(2 * VIEW + 50);
    // 700 px from the middle of a row on show eight rows, and few that were drawn before stay.
    expect([drawn() < 2 * 8, list.blankAbove, list.blankBelow]).toEqual([true, 0, 0]);
    list.rest();
    expect(drawn()).toBeGreaterThanOrEqual(8 + 2 * 4 - 1);
    const rested = drawn();
    list.scrollBy(100);
    list.rest();
    expect(drawn()).toBeGreaterThanOrEqual(rested - 1);
  });
});
