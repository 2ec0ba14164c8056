import { nextRuns, type RunTimes } from '@/domain/reports/nextRuns.rule';
import { regionZones } from '@/domain/kernel/time/regionZones';

const FIRST = Date.UTC(2026, 0, 1);
const LAST = Date.UTC(2046, 0, 1);
const DAY = 86_400_000;
const zones = [...regionZones.UK, ...regionZones.Australia];
/** Times around the clock changes of all zones. */
const clockTimes = ['00:00', '01:30', '02:15', '02:59'];

/** The local time on the platform's own calendar. */
const wall = (zone: string) => {
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: zone });
  return (at: number): string => format.format(at);
};

/** The offset of a zone on each Monday, relative to the first one. */
function changesOf(zone: string): string {
  const shows = wall(zone);
  const mondays = Array.from({ length: 1_040 }, (_, week) => FIRST + (4 + week * 7) * DAY);
  const hours = mondays.map(at => Date.parse(`${shows(at).replace(' ', 'T')}Z`) - at);
  return hours.map(hour => hour - (hours[0] ?? 0)).join();
}

const changes = zones.map(changesOf);
/** If the clocks of a zone never change, or change as in an earlier zone, one time of day is enough. */
const timesIn = (zone: string): readonly string[] => {
  const place = zones.indexOf(zone);
  const isLike = changes.indexOf(changes[place] ?? '') < place || new Set(changes[place]?.split(',')).size === 1;
  return isLike ? ['02:15'] : clockTimes;
};

it('all times are checked in zones with clock changes of their own', () => {
  expect(zones.filter(zone => timesIn(zone).length > 1)).toEqual([
    ...['Europe/London', 'Australia/Adelaide', 'Australia/Lord_Howe'],
  ]);
});

describe.each(zones)('runs of 20 years in %s', zone => {
  const shows = wall(zone);

  // Clocks change on Sundays.
  it.each(timesIn(zone))('occur once on each Sunday, at %s or at the first minute after it', time => {
    const times: RunTimes = { every: 'week', weekday: 7, day: null, time, zone };
    const runs = nextRuns({ times, after: FIRST, count: 2_000, until: LAST });
    expect(runs.length).toBeGreaterThan(1_040);
    const wrong = runs.filter(({ at, day, change }, place) => {
      const next = runs[place + 1];
      if (next && Date.parse(next.day) - Date.parse(day) !== 7 * DAY) return true;
      if (change === 'skipped') return !(shows(at) > `${day} ${time}` && shows(at - 60_000) < `${day} ${time}`);
      // The first of two moments at which clocks show the same time.
      const isFirst = [30, 60, 120].every(minutes => shows(at - minutes * 60_000) !== `${day} ${time}`);
      return shows(at) !== `${day} ${time}` || !isFirst;
    });
    expect(wrong).toEqual([]);
  });

  it('on the 31st occur on the last day of each month, once', () => {
    const times: RunTimes = { every: 'month', weekday: null, day: 31, time: '02:15', zone };
    const runs = nextRuns({ times, after: FIRST, count: 240, until: null });
    expect(new Set(runs.map(({ day }) => day.slice(0, 7))).size).toBe(240);
    expect(runs.filter(({ day }) => new Date(Date.parse(day) + DAY).getUTCDate() !== 1)).toEqual([]);
    const last: RunTimes = { ...times, day: 'last' };
    expect(nextRuns({ times: last, after: FIRST, count: 240, until: null })).toEqual(runs);
  });
});

it.each(['Europe/London', 'Australia/Lord_Howe'])('runs of 20 years in %s occur once on every day', zone => {
  const times: RunTimes = { every: 'day', weekday: null, day: null, time: '02:15', zone };
  const runs = nextRuns({ times, after: FIRST, count: 10_000, until: LAST });
  expect(runs.length).toBeGreaterThan(7_300);
  expect(
    runs.filter(({ day }, place) => place > 0 && Date.parse(day) - Date.parse(runs[place - 1]?.day ?? '') !== DAY),
  ).toEqual([]);
});
