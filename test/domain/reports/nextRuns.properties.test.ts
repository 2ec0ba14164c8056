import { nextRuns, type RunTimes } from '@/domain/reports/nextRuns.rule';
import { regionZones } from '@/domain/kernel/time/regionZones';

const FIRST = Date.UTC(2026, 0, 1);
const LAST = Date.UTC(2046, 0, 1);
const DAY = 86_400_000;
const zones = [...regionZones.UK, ...regionZones.Australia];
/** Around the hours at which clocks are changed in any of the zones. */
const clockTimes = ['00:00', '01:30', '02:15', '02:59'];

/** What a clock on the wall shows, by the calendar of the platform. */
const wall = (zone: string) => {
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: zone });
  return (at: number): string => format.format(at);
};

describe.each(zones)('runs of 20 years in %s', zone => {
  const shows = wall(zone);

  // Clocks are changed on Sundays.
  it.each(clockTimes)('are on each Sunday once, at %s or at the first minute after it', time => {
    const times: RunTimes = { every: 'week', weekday: 7, day: null, time, zone };
    const runs = nextRuns({ times, after: FIRST, count: 2_000, until: LAST });
    expect(runs.length).toBeGreaterThan(1_040);
    const wrong = runs.filter(({ at, day, change }, place) => {
      const next = runs[place + 1];
      if (next && Date.parse(next.day) - Date.parse(day) !== 7 * DAY) return true;
      if (change === 'skipped') return !(shows(at) > `${day} ${time}` && shows(at - 60_000) < `${day} ${time}`);
      // The first of two moments at which clocks show the same.
      const isFirst = [30, 60, 120].every(minutes => shows(at - minutes * 60_000) !== `${day} ${time}`);
      return shows(at) !== `${day} ${time}` || !isFirst;
    });
    expect(wrong).toEqual([]);
  });

  it('on the 31st are on the last day of each month, once', () => {
    const times: RunTimes = { every: 'month', weekday: null, day: 31, time: '02:15', zone };
    const runs = nextRuns({ times, after: FIRST, count: 240, until: null });
    expect(new Set(runs.map(({ day }) => day.slice(0, 7))).size).toBe(240);
    expect(runs.filter(({ day }) => new Date(Date.parse(day) + DAY).getUTCDate() !== 1)).toEqual([]);
    const last: RunTimes = { ...times, day: 'last' };
    expect(nextRuns({ times: last, after: FIRST, count: 240, until: null })).toEqual(runs);
  });
});

it.each(['Europe/London', 'Australia/Lord_Howe'])('runs of 20 years in %s are on every day once', zone => {
  const times: RunTimes = { every: 'day', weekday: null, day: null, time: '02:15', zone };
  const runs = nextRuns({ times, after: FIRST, count: 10_000, until: LAST });
  expect(runs.length).toBeGreaterThan(7_300);
  expect(
    runs.filter(({ day }, place) => place > 0 && Date.parse(day) - Date.parse(runs[place - 1]?.day ?? '') !== DAY),
  ).toEqual([]);
});
