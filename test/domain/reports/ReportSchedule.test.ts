import { areSameEntries, mergeEntries, runPeriod, writtenEntry } from '@/domain/reports/ReportSchedule';
import { ageBandOn, monthsOf } from '@/domain/reports/ReportInputs';
import { anEntry } from '#test/support/builders/reports/aReport';

const [a, b, c] = ['a', 'b', 'c'].map(id => writtenEntry(anEntry(id)));

describe('the period of a run', () => {
  it.each([
    ['last7Days', '2026-11-20', '2026-11-26'],
    ['last30Days', '2026-10-28', '2026-11-26'],
    ['last90Days', '2026-08-29', '2026-11-26'],
    ['lastWeek', '2026-11-16', '2026-11-22'],
    ['lastMonth', '2026-10-01', '2026-10-31'],
  ] as const)('of %s ends before the day of the run', (period, from, to) => {
    expect(runPeriod(period, '2026-11-27')).toEqual({ from, to });
  });

  it('of a run on a Monday is the previous week', () => {
    expect(runPeriod('lastWeek', '2026-11-30')).toEqual({ from: '2026-11-23', to: '2026-11-29' });
    expect(runPeriod('lastMonth', '2027-01-01')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  });
});

describe('a schedule saved by two people', () => {
  const later = (entry: typeof a, name = 'later') => ({ ...(entry as NonNullable<typeof a>), name });
  const list = (...entries: (typeof a)[]) => entries as NonNullable<typeof a>[];

  it('contains what only one of them changed, added or removed', () => {
    const merged = mergeEntries(list(a, b), list(later(a), b, c), list(a));
    expect(merged).toEqual({ entries: list(later(a), c), conflicts: [] });
  });

  it('contains changes of different entries by both', () => {
    const merged = mergeEntries(list(a, b), list(later(a), b), list(a, later(b)));
    expect(merged).toEqual({ entries: list(later(a), later(b)), conflicts: [] });
  });

  it('reports entries that both changed differently, or that one removed and the other changed', () => {
    expect(mergeEntries(list(a, b), list(later(a, 'mine'), b), list(later(a, 'theirs'), b)).conflicts).toEqual(['a']);
    expect(mergeEntries(list(a), list(), list(later(a))).conflicts).toEqual(['a']);
    expect(mergeEntries(list(a), list(later(a)), list(later(a))).conflicts).toEqual([]);
  });

  it('is equal in another order, but not with other entries', () => {
    expect(areSameEntries(list(a, b), list(b, a))).toBe(true);
    expect([areSameEntries(list(a), list(b)), areSameEntries(list(a), list(a, b))]).toEqual([false, false]);
  });
});

it('finds the age band on the birthday and the day before', () => {
  const bands = ['2008-11-27', '2008-11-28', '1961-11-27', '1961-11-28', undefined].map(born =>
    ageBandOn('2026-11-27', born),
  );
  expect(bands).toEqual(['18to24', 'under18', '65plus', '50to64', 'unknown']);
});

it('lists the months of a period across the end of a year', () => {
  expect(monthsOf({ from: '2026-11-30', to: '2027-02-01' })).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
});
