import { ROW_ESTIMATE } from '@/presentation/chat/timeline/rows/estimateRowHeight';
import { RenderedTimeline, VIEW } from '#test/support/RenderedTimeline';

/** Forty messages of 100 px, oldest first, numbered from 1. */
const rows = messages(40, 100);

function messages(count: number, height: number) {
  return Array.from({ length: count }, (_, at) => ({ id: BigInt(at + 1), height }));
}

describe('the place that the list reports for a row', () => {
  it('is above the view while the row is not drawn, is drawn out of view, or has its upper edge cut', () => {
    const list = new RenderedTimeline(rows);
    // 700 px show the rows 34 to 40; rows further up are drawn ahead, and others are not.
    expect([1n, 33n, 34n, 40n].map(id => list.view.isAbove(id))).toEqual([true, true, false, false]);
    list.scrollBy(50);
    expect([33n, 34n].map(id => list.view.isAbove(id))).toEqual([true, false]);
    list.scrollBy(50);
    expect(list.view.isAbove(33n)).toBe(false);
  });

  it('is not above the view once it was scrolled past', () => {
    const list = new RenderedTimeline(rows);
    for (let turn = 0; turn < 4; turn += 1) list.scrollBy(VIEW);
    expect([1n, 30n, 40n].map(id => list.view.isAbove(id))).toEqual([true, false, false]);
  });
});

describe('the list', () => {
  it('forgets the known heights at another width, even at the newest row', () => {
    const list = new RenderedTimeline(rows);
    for (let turn = 0; turn < 4; turn += 1) list.scrollBy(VIEW);
    for (let turn = 0; turn < 5; turn += 1) list.scrollBy(-VIEW);
    list.show(messages(41, 100));
    expect([list.distance, list.window.heightAt(19)]).toEqual([0, 100]);
    list.widen(400, messages(41, 200));
    expect([list.window.heightAt(19), list.window.heightAt(40)]).toEqual([ROW_ESTIMATE, 200]);
  });

  it('keeps every row within reach when older ones are removed before any height is known', () => {
    // Eight rows are drawn at first. By the estimate they are lower than the view, so nothing would scroll.
    const list = new RenderedTimeline(messages(40, 110), 100);
    expect([list.window.end - list.window.start, list.window.total]).toEqual([8, 40 * ROW_ESTIMATE]);
    list.show(messages(40, 110).slice(-8));
    expect(list.beyondTop).toBe(8 * 110 - VIEW);
    list.scrollBy(VIEW);
    expect([list.beyondTop, list.isAtTop]).toEqual([0, true]);
  });

  it('keeps its place when the lowest drawn row is removed', () => {
    const list = new RenderedTimeline(rows);
    for (let turn = 0; turn < 2; turn += 1) list.scrollBy(VIEW);
    const { read } = list;
    const lowest = list.idAt(list.window.end - 1);
    expect(list.window.end).toBeLessThan(rows.length);
    list.show(rows.filter(({ id }) => id !== lowest));
    expect(list.read).toEqual(read);
  });

  it('asks for older messages at the oldest row, even when lower rows are far higher than estimated', () => {
    const list = new RenderedTimeline(messages(150, 500));
    list.goTo(10n);
    for (let turn = 0; turn < 60; turn += 1) list.scrollBy(300 - VIEW);
    for (let turn = 0; turn < 200 && !list.isAtTop; turn += 1) list.scrollBy(VIEW);
    expect([list.window.start, list.beyondTop, list.view.nearTop]).toEqual([0, 0, true]);
  });

  it('moves by as much as the wheel is turned when it leaves the newest row before any measurement', () => {
    for (const pixels of [30, 80, 250, 400]) {
      const list = new RenderedTimeline(messages(100, 100));
      const before = list.offsetOf(96n);
      list.scrollBy(pixels);
      expect([before, list.offsetOf(96n), list.distance]).toEqual([400, 400 - pixels, pixels]);
    }
  });

  it('moves by as much as the wheel was turned when it renders before the event', () => {
    const list = new RenderedTimeline(messages(100, 300));
    list.renderDuringTurn(80);
    expect([list.offsetOf(99n), list.distance]).toEqual([300 - 80, 80]);
  });

  it('keeps its place at another width', () => {
    const list = new RenderedTimeline(messages(100, 200));
    list.scrollBy(400);
    const { read } = list;
    list.widen(400, messages(100, 400));
    expect(list.read).toEqual(read);
    list.widen(1_200, messages(100, 100));
    expect(list.read).toEqual(read);
  });

  it('draws no rows beyond the edges while the view jumps, but does once it rests', () => {
    const list = new RenderedTimeline(messages(400, 100));
    const drawn = () => list.window.end - list.window.start;
    for (let turn = 0; turn < 3; turn += 1) list.scrollBy(2 * VIEW + 50);
    // 700 px from the middle of a row show eight rows, and few of those drawn before stay.
    expect([drawn() < 2 * 8, list.blankAbove, list.blankBelow]).toEqual([true, 0, 0]);
    list.rest();
    expect(drawn()).toBeGreaterThanOrEqual(8 + 2 * 4 - 1);
    const rested = drawn();
    list.scrollBy(100);
    list.rest();
    expect(drawn()).toBeGreaterThanOrEqual(rested - 1);
  });
});
