import { LaidOutTimeline, VIEW } from '#test/support/LaidOutTimeline';

/** Forty messages of 100 px, oldest first, numbered from 1. */
const rows = Array.from({ length: 40 }, (_, at) => ({ id: BigInt(at + 1), height: 100 }));

describe('where the list says a row is', () => {
  it('is above the view while the row is not drawn yet, while it is drawn out of view, and while its upper edge is cut', () => {
    const list = new LaidOutTimeline(rows);
    // 700 px show the rows 34 to 40; rows further up are drawn ahead, and others are not.
    expect([1n, 33n, 34n, 40n].map(id => list.view.isAbove(id))).toEqual([true, true, false, false]);
    list.scrollBy(50);
    expect([33n, 34n].map(id => list.view.isAbove(id))).toEqual([true, false]);
    list.scrollBy(50);
    expect(list.view.isAbove(33n)).toBe(false);
  });

  it('is not above once it was scrolled past', () => {
    const list = new LaidOutTimeline(rows);
    for (let turn = 0; turn < 4; turn += 1) list.scrollBy(VIEW);
    expect([1n, 30n, 40n].map(id => list.view.isAbove(id))).toEqual([true, false, false]);
  });
});
