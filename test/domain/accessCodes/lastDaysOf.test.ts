import { lastDaysOf } from '@/domain/accessCodes/lastDaysOf';

const now = Date.parse('2026-11-23T23:30:00Z');

describe('the last days of use', () => {
  it('are every day up to today in the calendar of the zone, the oldest first', () => {
    expect(lastDaysOf([{ day: '2026-11-22', joined: 4 }], 3, now, 'Europe/London')).toEqual([
      { day: '2026-11-21', joined: 0 },
      { day: '2026-11-22', joined: 4 },
      { day: '2026-11-23', joined: 0 },
    ]);
    expect(lastDaysOf([], 1, now, 'Australia/Sydney')).toEqual([{ day: '2026-11-24', joined: 0 }]);
  });

  it('include every day across a clock change, and are empty in an unknown zone', () => {
    const days = lastDaysOf([], 90, Date.parse('2026-04-10T12:00:00Z'), 'Europe/London').map(({ day }) => day);
    expect([days.length, new Set(days).size, days[0]]).toEqual([90, 90, '2026-01-11']);
    expect(lastDaysOf([], 90, now, 'Europe/Atlantis')).toEqual([]);
  });
});
