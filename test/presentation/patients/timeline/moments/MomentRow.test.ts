import { momentIdsOf, momentRows } from '@/presentation/patients/timeline/moments/MomentRow';
import { timelineEntries } from '@/presentation/patients/timeline/moments/TimelineEntry';
import { aMoment } from '#test/support/builders/patients/aMoment';

const HOUR = 3_600_000;
const evening = Date.UTC(2026, 10, 18, 20);

const { note: _, ...bare } = aMoment();
/** A check-up this many hours before the evening. */
const checkup = (momentId: string, hours: number, part = {}) => ({
  ...bare,
  momentId,
  type: 'checkup' as const,
  at: evening - hours * HOUR,
  recordedAt: evening - hours * HOUR,
  reading: { mood: 4 },
  ...part,
});
const note = (momentId: string, hours: number) => aMoment({ momentId, at: evening - hours * HOUR });

interface Arranged {
  readonly gaps?: readonly (string | null)[];
  readonly lookedAt?: number;
}

function rowsOf(moments: Parameters<typeof timelineEntries>[0]['moments'], { gaps = [], lookedAt }: Arranged = {}) {
  const entries = timelineEntries({ moments, lookedAt: lookedAt ?? null, me: 'u-ben', now: evening + HOUR });
  return momentRows(entries, gaps);
}

describe('the rows of a history', () => {
  it('group the check-ups of one day in the place of the newest', () => {
    const rows = rowsOf([checkup('c-1', 0), note('n-1', 2), checkup('c-2', 4), checkup('c-3', 30)]);
    expect(rows.map(momentIdsOf)).toEqual([['c-1', 'c-2'], ['n-1'], ['c-3']]);
  });

  it('do not group a check-up that has a text or was deleted', () => {
    const deleted = { at: evening, by: { userId: 'u-ben', name: 'Ben Okoro' } };
    const rows = rowsOf([
      checkup('c-1', 0),
      checkup('c-2', 1, { text: 'A long day.' }),
      checkup('c-3', 2, { deleted }),
    ]);
    expect(rows.map(momentIdsOf)).toEqual([['c-1'], ['c-2'], ['c-3']]);
  });

  it('do not group across the last visit or an unreadable entry', () => {
    const moments = [checkup('c-1', 0), checkup('c-2', 2), checkup('c-3', 4)];
    expect(rowsOf(moments, { lookedAt: evening - HOUR }).map(momentIdsOf)).toEqual([['c-1'], ['c-2', 'c-3']]);
    expect(rowsOf(moments, { gaps: ['c-2'] }).map(momentIdsOf)).toEqual([['c-1', 'c-2'], ['unreadable-0'], ['c-3']]);
  });

  it('are on one card for each day', () => {
    const rows = rowsOf([note('n-1', 0), note('n-2', 1), note('n-3', 2), note('n-4', 30)]);
    const ends = rows.map(row => (row.entry === undefined ? undefined : [row.opens, row.closes]));
    expect(ends).toEqual([
      [true, false],
      [false, false],
      [false, true],
      [true, true],
    ]);
  });
});
