import { MomentWindow } from '@/presentation/patients/timeline/moments/MomentWindow';

const ids = (count: number, prefix = 'm'): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}-${String(index)}`);
const view = (top: number) => ({ top, height: 700 });

describe('MomentWindow', () => {
  it('renders few of 20,000 rows at any scroll position', () => {
    const rows = new MomentWindow();
    rows.watch(ids(20_000));
    for (const top of [0, 1_000_000, rows.total - 700]) {
      rows.place(view(top));
      expect(rows.end - rows.start).toBeLessThan(25);
      expect(rows.above).toBeLessThanOrEqual(top);
    }
    expect(rows.end).toBe(20_000);
  });

  it('keeps its place when rows above turn out higher', () => {
    const rows = new MomentWindow();
    rows.watch(ids(100));
    rows.place(view(960));
    const before = rows.anchored();
    expect(before).toBe(960);
    expect(rows.measure([196])).toBe(true);
    expect(rows.anchored()).toBe(1_060);
    expect(rows.measure([196])).toBe(false);
  });

  it('keeps its place when a row is added above, but shows a new one at the top', () => {
    const rows = new MomentWindow();
    rows.watch(ids(100));
    rows.place(view(960));
    rows.watch(['new', ...ids(100)]);
    expect(rows.anchored()).toBe(1_056);
    rows.place(view(0));
    rows.watch(['newer', 'new', ...ids(100)]);
    expect(rows.anchored()).toBeUndefined();
  });

  it('reports which rows are entirely in view', () => {
    const rows = new MomentWindow();
    rows.watch(ids(100));
    rows.place(view(50));
    expect(rows.inView(view(50))).toEqual(ids(7).slice(1));
  });

  it('counts a row higher than the view as seen once its end is in view', () => {
    const rows = new MomentWindow();
    rows.watch(ids(3));
    rows.place(view(0));
    rows.measure([96, 2_000, 96]);
    rows.place(view(700));
    expect(rows.inView(view(700))).toEqual([]);
    rows.place(view(1_396));
    expect(rows.inView(view(1_396))).toEqual(['m-1']);
    expect(rows.inView(view(1_395))).toEqual([]);
  });

  it('does not count a row as seen that fits but is cut off above', () => {
    const rows = new MomentWindow();
    rows.watch(ids(3));
    rows.place(view(0));
    rows.measure([700, 96, 96]);
    expect(rows.inView(view(1))).toEqual([]);
  });

  it('renders nothing without rows', () => {
    const rows = new MomentWindow();
    rows.watch([]);
    expect([rows.place(view(0)), rows.end, rows.total, rows.inView(view(0))]).toEqual([false, 0, 0, []]);
  });
});
