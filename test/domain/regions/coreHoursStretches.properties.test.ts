import fc from 'fast-check';
import { assertProperty } from '#test/support/assertProperty';
import { nextClockChanges } from '@/domain/kernel/time/nextClockChanges';
import { coreHoursStretches, nextChange } from '@/domain/regions/coreHoursStretches';
import type { CoverageSchedule, DayHours } from '@/domain/regions/CoverageSchedule';
import { officeHours } from '@/domain/regions/officeHours.rule';

/** Each zone with a day of a clock change. The clocks of Perth never change. */
const changes: readonly (readonly [string, string])[] = [
  ['Europe/London', '2026-03-29'],
  ['Europe/London', '2026-10-25'],
  ...['Australia/Sydney', 'Australia/Adelaide', 'Australia/Lord_Howe'].flatMap(zone => [
    [zone, '2026-04-05'] as const,
    [zone, '2026-10-04'] as const,
  ]),
  ['Australia/Perth', '2026-10-04'],
];
const MINUTES = 7 * 24 * 60;

const timeOfDay = fc.record({ hours: fc.integer({ min: 0, max: 23 }), minutes: fc.integer({ min: 0, max: 59 }) });
const hours: fc.Arbitrary<DayHours> = fc.record({ startTime: timeOfDay, endTime: timeOfDay });
const schedules = (timeZone: string, day: string): fc.Arbitrary<CoverageSchedule> =>
  fc
    .record({
      everyDay: hours,
      week: fc.uniqueArray(fc.record({ weekday: fc.integer({ min: 1, max: 7 }), hours: fc.option(hours) }), {
        selector: one => one.weekday,
      }),
      exceptions: fc.option(hours).map(own => [{ date: day, hours: own }]),
    })
    .map(({ everyDay, ...own }) => ({ timeZone, ...everyDay, ...own }));

/** Minute of the day and date on the platform's own calendar. */
function wallAt(clock: Intl.DateTimeFormat, seconds: number) {
  const parts = Object.fromEntries(clock.formatToParts(seconds * 1000).map(({ type, value }) => [type, value]));
  const date = `${parts['year']}-${parts['month']}-${parts['day']}`;
  return { date, minute: Number(parts['hour']) * 60 + Number(parts['minute']) };
}

const minuteOf = ({ hours: hour, minutes }: { readonly hours: number; readonly minutes: number }) =>
  hour * 60 + minutes;
const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
const before = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

/** A second implementation of the rule, written differently. */
function expected(schedule: CoverageSchedule, { date, minute }: { readonly date: string; readonly minute: number }) {
  const of = (day: string): DayHours | null => {
    const own = [...(schedule.exceptions ?? []).filter(one => one.date === day)][0];
    const weekly = (schedule.week ?? []).filter(one => one.weekday === weekdayOf(day))[0];
    return own ? own.hours : weekly ? weekly.hours : schedule;
  };
  /** Start and end of a day's hours, in minutes after its midnight. */
  const spanOf = (day: string): readonly [number, number] => {
    const own = of(day);
    if (own === null) return [0, 0];
    const [start, end] = [minuteOf(own.startTime), minuteOf(own.endTime)];
    return [start, end > start ? end : end + 1_440];
  };
  const isIn = ([start, end]: readonly [number, number], at: number): boolean => at >= start && at < end;
  return isIn(spanOf(date), minute) || isIn(spanOf(before(date)), minute + 1_440);
}

describe.each(changes)('core hours with weekdays and dates in %s in the week of %s', (timeZone, day) => {
  const from = Date.parse(`${day}T00:00:00Z`) / 1000 - 3 * 86_400;
  const clock = new Intl.DateTimeFormat('en-CA', {
    ...{ timeZone, year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  });
  const walls = Array.from({ length: MINUTES }, (_, minute) => wallAt(clock, from + minute * 60));

  it('match the local time in every minute', () => {
    assertProperty(
      fc.property(schedules(timeZone, day), schedule => {
        walls.forEach((wall, minute) => {
          const now = from + minute * 60;
          if (officeHours({ schedule, now }).isOfficeHours !== expected(schedule, wall))
            throw new Error(`wrong at ${new Date(now * 1000).toISOString()}`);
        });
      }),
      { numRuns: 2 },
    );
  });

  it('match the stretches, and change next when a stretch begins or ends', () => {
    assertProperty(
      fc.property(schedules(timeZone, day), schedule => {
        const stretches = coreHoursStretches(schedule, from, from + MINUTES * 60) ?? [];
        const isIn = (at: number): boolean => stretches.some(one => at >= one.from && at < one.to);
        const active = walls.map(
          (_, minute) => officeHours({ schedule, now: from + minute * 60 }).isOfficeHours === true,
        );
        active.forEach((isActive, minute) => {
          const at = from + minute * 60;
          if (isIn(at) !== isActive) throw new Error(`wrong at ${new Date(at * 1000).toISOString()}`);
        });
        stretches.slice(1).forEach((one, index) => expect(one.from).toBeGreaterThan(stretches[index]?.to ?? 0));
        const change = nextChange(schedule, from);
        const first = active.findIndex(isActive => isActive !== active[0]);
        if (first > 0) expect(change).toEqual({ at: from + first * 60, isActive: active[first] });
      }),
      { numRuns: 1 },
    );
  });
});

describe('the stretches of core hours', () => {
  const everyDay = { startTime: { hours: 9, minutes: 0 }, endTime: { hours: 17, minutes: 0 } };

  it('are unknown in an unknown zone, as is the next change', () => {
    const schedule = { timeZone: 'Mars/Olympus', ...everyDay };
    expect([coreHoursStretches(schedule, 0, 86_400), nextChange(schedule, 0)]).toEqual([undefined, undefined]);
  });

  it('never change if they are always on or always off', () => {
    const midnight = { hours: 0, minutes: 0 };
    const always = { timeZone: 'Europe/London', startTime: midnight, endTime: midnight };
    const never = { ...always, week: [1, 2, 3, 4, 5, 6, 7].map(weekday => ({ weekday, hours: null })) };
    expect([nextChange(always, 0), nextChange(never, 0)]).toEqual([undefined, undefined]);
    expect(coreHoursStretches(always, 0, 86_400)).toEqual([{ from: 0, to: 86_400 }]);
    expect(coreHoursStretches(never, 0, 86_400)).toEqual([]);
  });
});

describe('nextClockChanges', () => {
  const at = (text: string): number => Date.parse(text) / 1000;

  it.each([
    ['Europe/London', [at('2027-03-28T01:00:00Z'), 60], [at('2027-10-31T01:00:00Z'), -60]],
    ['Australia/Sydney', [at('2027-04-03T16:00:00Z'), -60], [at('2027-10-02T16:00:00Z'), 60]],
    ['Australia/Lord_Howe', [at('2027-04-03T15:00:00Z'), -30], [at('2027-10-02T15:30:00Z'), 30]],
  ] as const)('returns two in %s', (zone, first, second) => {
    expect(nextClockChanges(at('2026-11-24T12:00:00Z'), zone)).toEqual(
      [first, second].map(([when, minutes]) => ({ at: when, minutes })),
    );
  });

  it('returns none in Brisbane', () => {
    expect(nextClockChanges(at('2026-11-24T12:00:00Z'), 'Australia/Brisbane')).toEqual([]);
  });
});
