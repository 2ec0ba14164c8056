import fc from 'fast-check';
import { assertProperty } from '#test/support/assertProperty';
import { ROW_ESTIMATE } from '@/presentation/chat/timeline/rows/estimateRowHeight';
import { AT_END } from '@/presentation/chat/timeline/scroll/RowWindow';
import { TOP_ROOM } from '@/presentation/chat/timeline/scroll/TimelineScroller';
import { RenderedTimeline, VIEW, type LaidOutRow } from '#test/support/RenderedTimeline';

const heights = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 60, max: 180 }) },
  { weight: 1, arbitrary: fc.integer({ min: 24, max: 1_500 }) },
);

/** Rows are 1,000 apart, so that others fit between them. */
const rowsFrom = (first: number, high: readonly number[]): LaidOutRow[] =>
  high.map((height, at) => ({ id: BigInt((first + at) * 1_000), height }));

type Step =
  | { readonly type: 'wheel'; readonly pixels: number }
  | { readonly type: 'older' | 'newer'; readonly heights: readonly number[] }
  | { readonly type: 'changed'; readonly at: number; readonly height: number }
  | { readonly type: 'removed'; readonly at: number }
  | { readonly type: 'sought'; readonly at: number }
  | { readonly type: 'widened'; readonly width: number }
  | { readonly type: 'rested' };

const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ type: fc.constant('wheel' as const), pixels: fc.integer({ min: -2_500, max: 4_000 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constantFrom('older' as const, 'newer' as const),
      heights: fc.array(heights, { minLength: 1, maxLength: 50 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('changed' as const), at: fc.nat(200), height: heights }) },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constantFrom('removed' as const, 'sought' as const), at: fc.nat(200) }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('rested' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('widened' as const), width: fc.integer({ min: 400, max: 1_600 }) }),
  },
);

/** A conversation that is scrolled through while others write. */
class Reading {
  private rows: readonly LaidOutRow[];
  private first = 100_000;
  private last: number;
  private width = 800;
  readonly list: RenderedTimeline;

  constructor({ high, likely }: { readonly high: readonly number[]; readonly likely: number }) {
    this.rows = rowsFrom(this.first, high);
    this.last = this.first + high.length;
    this.list = new RenderedTimeline(this.rows, likely);
  }

  take(step: Step): void {
    if (step.type === 'wheel') return void this.list.scrollBy(step.pixels);
    if (step.type === 'rested') return this.list.rest();
    if (step.type === 'sought') return this.list.goTo(this.rows[step.at % this.rows.length]?.id ?? 0n);
    if (step.type === 'widened') return this.widen(step.width);
    this.rows = this.after(step);
    this.list.show(this.rows);
  }

  /** Turns the wheel until nothing older comes into view; stops after far more turns than that takes. */
  toTop(): void {
    for (let turn = 0; turn < 2_000 && !this.list.isAtTop; turn += 1) this.list.scrollBy(1_200);
  }

  /** The height of all rows together. */
  get height(): number {
    return this.rows.reduce((sum, { height }) => sum + height, 0);
  }

  /**
   * True if the step may move the view: other rows take the place of a removed one, a partly visible row grows upwards,
   * and another width changes every height.
   */
  movesTheView(step: Step): boolean {
    if (step.type === 'widened') return this.list.cutId !== undefined;
    if (step.type !== 'changed') return !['older', 'newer', 'rested'].includes(step.type);
    return this.rows[step.at % this.rows.length]?.id === this.list.cutId;
  }

  /** Rows get higher as the list gets narrower. */
  private widen(width: number): void {
    this.rows = this.rows.map(row => ({ ...row, height: Math.max(24, Math.round((row.height * this.width) / width)) }));
    this.width = width;
    this.list.widen(width, this.rows);
  }

  private after(step: Exclude<Step, { type: 'wheel' | 'rested' | 'sought' | 'widened' }>): readonly LaidOutRow[] {
    const { rows } = this;
    switch (step.type) {
      case 'older':
        return [...rowsFrom((this.first -= step.heights.length), step.heights), ...rows];
      case 'newer':
        return [...rows, ...rowsFrom((this.last += step.heights.length) - step.heights.length, step.heights)];
      case 'changed':
        return rows.map((row, index) => (index === step.at % rows.length ? { ...row, height: step.height } : row));
      case 'removed':
        return rows.length < 3 ? rows : rows.filter((_, index) => index !== step.at % rows.length);
    }
  }
}

const runs = fc.record({
  high: fc.array(heights, { minLength: 1, maxLength: 120 }),
  likely: fc.integer({ min: ROW_ESTIMATE, max: 150 }),
  steps: fc.array(steps, { maxLength: 40 }),
});

/** The rows above the view turn out lower than any estimate. */
const lowRowsAbove = {
  high: [60, 60],
  likely: ROW_ESTIMATE,
  steps: [
    { type: 'widened', width: 400 },
    { type: 'older', heights: [204] },
    { type: 'newer', heights: [60, 60, 60, 149, 146, 61] },
    { type: 'newer', heights: [75, 68, 82, 148, 118, 160, 93] },
    { type: 'widened', width: 698 },
  ] satisfies readonly Step[],
};

/** The view jumps to a row that has become lower, and the drawn rows keep the height of those drawn before. */
const lowerThanBefore = {
  high: [680, 148, 135, 148, 79, 81, 109],
  likely: ROW_ESTIMATE,
  steps: [
    { type: 'wheel', pixels: 701 },
    { type: 'changed', at: 5, height: 61 },
    { type: 'wheel', pixels: -701 },
  ] satisfies readonly Step[],
};

/**
 * The space that may stay empty above the oldest row: the slot for text there, and the rest below a short conversation.
 */
const roomAbove = ({ height }: Reading): number => Math.max(TOP_ROOM, VIEW - height);

describe('TimelineScroller', () => {
  it('never leaves a part of the view without rows once it has come to rest', () => {
    assertProperty(
      fc.property(runs, ({ steps, ...rows }) => {
        const reading = new Reading(rows);
        for (const step of steps) {
          reading.take(step);
          const { list } = reading;
          expect(list.blankBelow).toBe(0);
          expect(list.blankAbove).toBeLessThanOrEqual(list.window.start > 0 ? 0 : roomAbove(reading) + AT_END);
        }
      }),
      { numRuns: 300, examples: [[lowerThanBefore]] },
    );
  });

  it('can always be scrolled up to the oldest row, and then asks for older ones', () => {
    assertProperty(
      fc.property(runs, ({ steps, ...rows }) => {
        const reading = new Reading(rows);
        for (const step of steps) reading.take(step);
        reading.toTop();
        expect(reading.list.beyondTop).toBe(0);
        expect(reading.list.blankAbove).toBeLessThanOrEqual(roomAbove(reading) + AT_END);
        expect(reading.list.view.nearTop).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('keeps its place while rows arrive and change out of view', () => {
    assertProperty(
      fc.property(runs, ({ steps, ...rows }) => {
        const reading = new Reading(rows);
        for (const step of steps) {
          const { id, place } = reading.list.read;
          const { distance } = reading.list;
          const mayMove = reading.list.view.atEnd || reading.movesTheView(step);
          reading.take(step);
          const now = id === undefined ? undefined : reading.list.offsetOf(id);
          // When the rows become too few or too low for the scroll position, even during a measurement, the browser
          // moves the view.
          const isTooLow = reading.height < distance + 2 * VIEW;
          if (now !== undefined && !mayMove && !isTooLow && !reading.list.isNearTop) expect(now).toBeCloseTo(place, 3);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('moves rows by as much as the wheel was turned on the way up', () => {
    assertProperty(
      fc.property(
        runs,
        fc.array(fc.integer({ min: 20, max: 300 }), { minLength: 1, maxLength: 20 }),
        ({ steps, ...rows }, turns) => {
          const reading = new Reading(rows);
          for (const step of steps) reading.take(step);
          const { list } = reading;
          for (const pixels of turns) {
            const { id, place } = list.read;
            const moved = list.scrollBy(pixels);
            const now = id === undefined ? undefined : list.offsetOf(id);
            if (now !== undefined && !list.isNearTop) expect(now).toBeCloseTo(place - moved, 3);
          }
        },
      ),
      { numRuns: 300, examples: [[lowRowsAbove, [288, 20]]] },
    );
  });

  it('moves rows by as much as the wheel was turned, and skips none on the way to the newest', () => {
    assertProperty(
      fc.property(
        runs,
        fc.array(fc.integer({ min: 20, max: 300 }), { minLength: 1, maxLength: 60 }),
        ({ steps, ...rows }, turns) => {
          const reading = new Reading(rows);
          for (const step of steps) reading.take(step);
          const { list } = reading;
          list.rest();
          for (const pixels of turns) {
            const { id, place } = list.read;
            list.scrollBy(-pixels);
            const now = id === undefined ? undefined : list.offsetOf(id);
            if (now === undefined) continue;
            expect(now - place).toBeLessThanOrEqual(pixels + 0.001);
            if (!list.view.atEnd) expect(now - place).toBeCloseTo(pixels, 3);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('keeps its place when it is turned back before it has come to rest', () => {
    assertProperty(
      fc.property(
        runs,
        fc.integer({ min: VIEW, max: 6_000 }),
        fc.integer({ min: 20, max: 300 }),
        ({ steps, ...rows }, leap, back) => {
          // Heights are underestimated rather than overestimated.
          const reading = new Reading({ ...rows, likely: 24 });
          for (const step of steps) reading.take(step);
          const { list } = reading;
          list.scrollBy(leap);
          const { id, place } = list.read;
          const moved = list.scrollBy(-back);
          const now = id === undefined ? undefined : list.offsetOf(id);
          // At the newest row the position is corrected.
          if (now !== undefined && !list.view.atEnd) expect(now).toBeCloseTo(place - moved, 3);
        },
      ),
      { numRuns: 300 },
    );
  });
});
