import { coreHoursStretches } from '@/domain/regions/coreHoursStretches';
import { gapsFirst, joinedCoverage, weekCoverage, type CoveringTherapist } from '@/domain/regions/weekCoverage';

const at = (text: string): number => Date.parse(text) / 1000;
const monday = at('2026-01-19T00:00:00Z');
const schedule = {
  timeZone: 'Europe/London',
  startTime: { hours: 9, minutes: 10 },
  endTime: { hours: 12, minutes: 0 },
};
const stretches = coreHoursStretches(schedule, monday, monday + 7 * 86_400) ?? [];

const therapist = (id: string, from: number, to: number, more: Partial<CoveringTherapist> = {}): CoveringTherapist => ({
  id,
  name: id,
  availability: {
    timeZone: 'Europe/London',
    times: [1, 2].map(weekday => ({
      weekday,
      startTime: { hours: from, minutes: 0 },
      endTime: { hours: to, minutes: 0 },
    })),
  },
  ...more,
});

describe('the coverage of a week', () => {
  it('is judged for each quarter of an hour within the core hours', () => {
    const quarters = weekCoverage(stretches, [therapist('a', 9, 11), therapist('b', 10, 12)]);
    expect(quarters).toHaveLength(7 * 12);
    expect(quarters[0]).toEqual({
      ...{ from: at('2026-01-19T09:10:00Z'), to: at('2026-01-19T09:15:00Z') },
      ...{ available: 1, unread: 0, verdict: 'covered' },
    });
    expect(joinedCoverage(quarters).slice(0, 3)).toMatchObject([
      { from: at('2026-01-19T09:10:00Z'), to: at('2026-01-19T10:00:00Z'), available: 1 },
      { from: at('2026-01-19T10:00:00Z'), to: at('2026-01-19T11:00:00Z'), available: 2 },
      { from: at('2026-01-19T11:00:00Z'), to: at('2026-01-19T12:00:00Z'), available: 1 },
    ]);
  });

  it('does not join separate stretches', () => {
    const joined = joinedCoverage(weekCoverage(stretches, []));
    expect(joined).toHaveLength(7);
    expect(joined.every(({ verdict }) => verdict === 'gap')).toBe(true);
  });

  it('lists gaps first, then unknown stretches', () => {
    const unread = therapist('c', 9, 12, { availability: undefined, until: at('2026-01-22T00:00:00Z') });
    const listed = gapsFirst(joinedCoverage(weekCoverage(stretches, [therapist('a', 9, 12), unread])));
    expect(listed.map(({ verdict }) => verdict)).toEqual([
      ...['gap', 'gap', 'gap', 'gap'],
      'unknown',
      ...['covered', 'covered'],
    ]);
    expect(listed[0]?.from).toBe(at('2026-01-22T09:10:00Z'));
  });

  it('does not count a therapist after their last day', () => {
    const leaves = therapist('a', 9, 12, { until: at('2026-01-20T00:00:00Z') });
    expect(joinedCoverage(weekCoverage(stretches, [leaves])).slice(0, 2)).toMatchObject([
      { available: 1, verdict: 'covered' },
      { available: 0, verdict: 'gap' },
    ]);
  });

  it('is computed for 180 therapists within a second', () => {
    const many = Array.from({ length: 180 }, (_, index) => therapist(`t-${index}`, 9, 12));
    const always = { ...schedule, startTime: { hours: 0, minutes: 0 }, endTime: { hours: 0, minutes: 0 } };
    const began = performance.now();
    weekCoverage(coreHoursStretches(always, monday, monday + 7 * 86_400) ?? [], many);
    expect(performance.now() - began).toBeLessThan(1_000);
  });
});
