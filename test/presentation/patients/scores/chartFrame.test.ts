import { CHART_HEIGHT, chartFrame } from '@/presentation/patients/scores/chartFrame';
import { severityBands } from '@/presentation/patients/scores/severityBands';

const DAY = 24 * 3_600_000;
const known = (day: number, value: number) => ({ at: day * DAY, value });

describe('chartFrame', () => {
  const frame = chartFrame({
    from: 0,
    until: 10 * DAY,
    highest: 27,
    runs: [[known(1, 0), known(2, 27)], [known(8, 9)]],
  });

  it('draws one line for each run of values and none across a gap', () => {
    expect(frame.paths).toHaveLength(1);
    expect(frame.points.map(({ at }) => at / DAY)).toEqual([1, 2, 8]);
  });

  it('puts the highest value at the top, 0 at the bottom, and time from left to right', () => {
    const [lowest, highest] = frame.points;
    expect([lowest?.y, highest?.y]).toEqual([frame.bottom, frame.top]);
    expect(frame.bottom).toBeLessThan(CHART_HEIGHT);
    expect([frame.xOf(0), frame.xOf(10 * DAY)]).toEqual([frame.left, frame.right]);
  });

  it('has the width of its card, without space for labels at the side when that is narrow', () => {
    const of = (width: number) => chartFrame({ from: 0, until: 365 * DAY, highest: 27, runs: [], width });
    const [narrow, wide] = [of(320), of(720)];
    expect([narrow.isNarrow, narrow.width - narrow.right]).toEqual([true, 28]);
    expect([wide.isNarrow, wide.width - wide.right > 100]).toEqual([false, true]);
  });
});

describe('severityBands', () => {
  it.each(['phq9', 'gad7'] as const)('covers every total of a %s once', questionnaire => {
    const bands = severityBands(questionnaire);
    const totals = bands.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, index) => from + index));
    expect(totals.toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: questionnaire === 'phq9' ? 28 : 22 }, (_, total) => total),
    );
  });
});
