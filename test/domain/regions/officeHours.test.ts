import fc from 'fast-check';
import { assertProperty } from '#test/support/assertProperty';
import { officeHours } from '@/domain/regions/officeHours.rule';

/** Each zone with a day of a clock change. The clocks of Brisbane, Darwin and Perth never change. */
const changes: readonly (readonly [string, string])[] = [
  ['Europe/London', '2026-03-29'],
  ['Europe/London', '2026-10-25'],
  ...[
    'Australia/Sydney',
    'Australia/Melbourne',
    'Australia/Hobart',
    'Australia/Adelaide',
    'Australia/Lord_Howe',
  ].flatMap(zone => [[zone, '2026-04-05'] as const, [zone, '2026-10-04'] as const]),
  ...['Australia/Brisbane', 'Australia/Darwin', 'Australia/Perth'].map(zone => [zone, '2026-10-04'] as const),
];
const MINUTES_A_WEEK = 7 * 24 * 60;

/** The local time on the platform's own calendar, for each minute of the week around a day. */
function wallOfWeek(zone: string, day: string): { readonly from: number; readonly minutes: readonly number[] } {
  const from = Date.parse(`${day}T00:00:00Z`) / 1000 - 3 * 86_400;
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const minutes = Array.from({ length: MINUTES_A_WEEK }, (_, at) => {
    const [hours = 0, rest = 0] = clock
      .format((from + at * 60) * 1000)
      .split(':')
      .map(Number);
    return hours * 60 + rest;
  });
  return { from, minutes };
}

const timeOfDay = fc.record({ hours: fc.integer({ min: 0, max: 23 }), minutes: fc.integer({ min: 0, max: 59 }) });

describe.each(changes)('office hours in %s in the week of %s', (timeZone, day) => {
  const { from, minutes } = wallOfWeek(timeZone, day);

  it('match the local time in every minute, for any hours', () => {
    assertProperty(
      fc.property(timeOfDay, timeOfDay, (startTime, endTime) => {
        const start = startTime.hours * 60 + startTime.minutes;
        const end = endTime.hours * 60 + endTime.minutes;
        const length = (end - start + 1_440) % 1_440 || 1_440;
        minutes.forEach((minute, at) => {
          const { isOfficeHours, until } = officeHours({
            schedule: { timeZone, startTime, endTime },
            now: from + at * 60,
          });
          if (isOfficeHours !== (minute - start + 1_440) % 1_440 < length)
            throw new Error(`wrong at ${new Date((from + at * 60) * 1000).toISOString()}`);
          if (until !== from + (at + 1) * 60) throw new Error('the answer holds for another time than its minute');
        });
      }),
      { numRuns: 1 },
    );
  });

  it('never change within a minute', () => {
    assertProperty(
      fc.property(
        timeOfDay,
        timeOfDay,
        fc.integer({ min: 0, max: MINUTES_A_WEEK - 1 }),
        fc.integer({ min: 0, max: 59 }),
        (startTime, endTime, at, second) => {
          const schedule = { timeZone, startTime, endTime };
          const now = from + at * 60;
          expect(officeHours({ schedule, now: now + second })).toEqual(officeHours({ schedule, now }));
        },
      ),
      { numRuns: 200 },
    );
  });
});
