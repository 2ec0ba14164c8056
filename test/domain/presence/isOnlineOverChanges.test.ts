import { isOnline } from '@/domain/presence/isOnline.rule';
import { dayOf } from '@/domain/kernel/time/dayOf';

const zones: readonly (readonly [string, string])[] = [
  ['Europe/London', '2026-03-29'],
  ['Europe/London', '2026-10-25'],
  ['Australia/Sydney', '2026-04-05'],
  ['Australia/Sydney', '2026-10-04'],
  ['Australia/Adelaide', '2026-04-05'],
  ['Australia/Adelaide', '2026-10-04'],
  ['Australia/Lord_Howe', '2026-04-05'],
  ['Australia/Lord_Howe', '2026-10-04'],
  ['Australia/Perth', '2026-10-04'],
];
/** The day of the clock change, with the day before and the day after. */
const MINUTES = 3 * 24 * 60;
/**
 * The seconds since the user was seen: around a minute and around the hour that a clock change skips or repeats.
 */
const ages = [0, 1, 59, 60, 61, 3_599, 3_600, 3_661];

describe.each(zones)('presence in %s around %s', (zone, day) => {
  const from = Date.parse(`${day}T00:00:00Z`) / 1000 - 86_400;
  const calendar = new Intl.DateTimeFormat('en-GB', { timeZone: zone, dateStyle: 'short' });
  const dates = new Map<number, string>();
  /** The date never changes within a minute. */
  const dateAt = (seconds: number): string => {
    const minute = Math.floor(seconds / 60);
    const known = dates.get(minute) ?? calendar.format(minute * 60_000);
    dates.set(minute, known);
    return known;
  };

  it('is online for a minute, but never across midnight, in every minute', () => {
    for (let minute = 0; minute < MINUTES; minute += 1) {
      const now = from + minute * 60;
      const today = dayOf(now, zone);
      for (const age of ages) {
        const presence = { userId: 'ana', lastSeenTime: now - age, loggedOutTime: 0, appearOffline: false };
        const expected = age <= 60 && (age === 0 || dateAt(now - age) === dateAt(now));
        if (isOnline({ presence, now, today }).online !== expected)
          throw new Error(`wrong at ${new Date(now * 1000).toISOString()}, seen ${age} s ago`);
      }
    }
  });

  it('is online until the returned second and no longer', () => {
    for (let minute = 0; minute < MINUTES; minute += 7) {
      const seen = from + minute * 60;
      const presence = { userId: 'ana', lastSeenTime: seen, loggedOutTime: 0, appearOffline: false };
      const { until = Number.NaN } = isOnline({ presence, now: seen, today: dayOf(seen, zone) });
      const onlineAt = (now: number): boolean => isOnline({ presence, now, today: dayOf(now, zone) }).online;
      expect([onlineAt(until - 1), onlineAt(until)]).toEqual([true, false]);
    }
  });
});
