import { DateTime } from 'luxon';
import type { Availability } from '@/domain/kernel/time/Availability';
import { weeksAsSeen } from '@/domain/profile/weeksAsSeen';

const MINUTE_MS = 60_000;
const now = Date.UTC(2026, 1, 11, 12);

/** Two hours on Sundays, when clocks change, and an evening across midnight on Fridays. */
const availability: Availability = {
  timeZone: 'Europe/London',
  times: [
    { weekday: 5, startTime: { hours: 22, minutes: 0 }, endTime: { hours: 24, minutes: 0 } },
    { weekday: 6, startTime: { hours: 0, minutes: 0 }, endTime: { hours: 2, minutes: 0 } },
    { weekday: 7, startTime: { hours: 8, minutes: 0 }, endTime: { hours: 10, minutes: 0 } },
  ],
};

describe('weekly hours as a patient in another zone sees them', () => {
  const weeks = weeksAsSeen(availability, 'Australia/Sydney', now) ?? [];
  const day = (at: number): string => DateTime.fromMillis(at, { zone: 'Europe/London' }).toFormat('yyyy-MM-dd');

  it('include this week and every week of a clock change, with the week after it', () => {
    expect(
      weeks.map(({ start, changes }) => [day(start), changes.map(({ whose, minutes }) => [whose, minutes])]),
    ).toEqual([
      ['2026-02-09', []],
      ['2026-03-23', [['here', 60]]],
      ['2026-03-30', [['there', -60]]],
      ['2026-04-06', []],
      ['2026-09-28', [['there', 60]]],
      ['2026-10-05', []],
      ['2026-10-19', [['here', -60]]],
      ['2026-10-26', []],
    ]);
  });

  it('have times on both clocks, across midnight and on another day', () => {
    expect(weeks[0]?.hours).toEqual([
      {
        here: { from: '2026-02-13T22:00', to: '2026-02-14T02:00' },
        there: { from: '2026-02-14T09:00', to: '2026-02-14T13:00' },
      },
      {
        here: { from: '2026-02-15T08:00', to: '2026-02-15T10:00' },
        there: { from: '2026-02-15T19:00', to: '2026-02-15T21:00' },
      },
    ]);
  });

  it('shift for the patient when the therapist’s clocks change', () => {
    expect(weeks[1]?.hours.at(-1)?.there.from).toBe('2026-03-29T18:00');
    expect(weeks[2]?.hours.at(-1)?.there.from).toBe('2026-04-05T17:00');
    expect(weeks[6]?.hours.at(-1)?.there.from).toBe('2026-10-25T19:00');
  });

  it.each(['Australia/Sydney', 'Europe/London', 'Australia/Lord_Howe'])(
    'show the same moments on both clocks in each minute of each week of a clock change: %s',
    zone => {
      const all = { ...availability, times: [1, 2, 3, 4, 5, 6, 7].map(weekday => ({ ...evening, weekday })) };
      const changing = weeksAsSeen(all, zone, now)?.filter(({ changes }) => changes.length > 0) ?? [];
      expect(changing.length).toBeGreaterThanOrEqual(2);
      const london = clockOf('Europe/London');
      for (const { start, hours } of changing)
        for (let at = start; at < start + 7 * 86_400_000; at += MINUTE_MS) {
          const begun = hours.find(({ here }) => here.from === london(at));
          if (begun !== undefined) expect(begun.there.from).toBe(clockOf(zone)(at));
        }
    },
  );

  it('report one change if both clocks change at the same moment', () => {
    const same = weeksAsSeen(availability, 'Europe/London', now) ?? [];
    expect(same.map(({ changes }) => changes.map(({ whose }) => whose))).toEqual([[], ['both'], [], ['both'], []]);
  });

  it('are unknown in an unknown zone', () => {
    expect(weeksAsSeen(availability, 'Mars/Olympus', now)).toBeUndefined();
    expect(weeksAsSeen({ ...availability, timeZone: 'Mars/Olympus' }, 'Europe/London', now)).toBeUndefined();
  });
});

/** The time on the platform's own calendar, such as `2026-03-29T14:05`. */
function clockOf(timeZone: string): (at: number) => string {
  const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return at => calendar.format(at).replace(' ', 'T');
}

const evening = { startTime: { hours: 18, minutes: 15 }, endTime: { hours: 23, minutes: 0 } };
