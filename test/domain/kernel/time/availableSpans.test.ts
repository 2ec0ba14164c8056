import { DateTime } from 'luxon';
import type { Availability } from '@/domain/kernel/time/Availability';
import { availableSpans } from '@/domain/kernel/time/availableSpans';
import { clockChangesBetween } from '@/domain/kernel/time/ClockChange';
import { isAvailableAt } from '@/domain/kernel/time/isAvailableAt';

const MINUTE_MS = 60_000;
const every = [1, 2, 3, 4, 5, 6, 7];

/** Nights and the hours of clock changes, on every day of the week. */
const nightly = (timeZone: string): Availability => ({
  timeZone,
  times: every.flatMap(weekday => [
    { weekday, startTime: { hours: 0, minutes: 0 }, endTime: { hours: 1, minutes: 20 } },
    { weekday, startTime: { hours: 1, minutes: 30 }, endTime: { hours: 2, minutes: 45 } },
    { weekday, startTime: { hours: 9, minutes: 0 }, endTime: { hours: 17, minutes: 0 } },
    { weekday, startTime: { hours: 22, minutes: 0 }, endTime: { hours: 24, minutes: 0 } },
  ]),
});

describe('spans of availability', () => {
  it.each([
    ['Europe/London', '2026-03-23'],
    ['Europe/London', '2026-10-19'],
    ['Australia/Sydney', '2026-03-30'],
    ['Australia/Sydney', '2026-09-28'],
    ['Australia/Lord_Howe', '2026-03-30'],
    ['Australia/Lord_Howe', '2026-09-28'],
  ])('cover every available minute in the week of a clock change in %s: %s', (zone, monday) => {
    const start = DateTime.fromISO(monday, { zone });
    const [from, to] = [start.toMillis(), start.plus({ weeks: 1 }).toMillis()];
    expect(clockChangesBetween(from, to, zone)).toHaveLength(1);
    const availability = nightly(zone);
    const spans = availableSpans(availability, from, to) ?? [];
    const wrong: string[] = [];
    for (let at = from; at < to; at += MINUTE_MS) {
      const isInside = spans.some(({ start: begin, end }) => at >= begin && at < end);
      if (isInside !== isAvailableAt(at, availability)) wrong.push(DateTime.fromMillis(at, { zone }).toISO() ?? '');
    }
    expect(wrong).toEqual([]);
  });

  it('join at midnight, and end with the period', () => {
    const from = Date.UTC(2026, 0, 5, 23);
    const spans = availableSpans(nightly('Europe/London'), from, from + 2 * 3_600_000);
    expect(spans).toEqual([{ start: from, end: from + 2 * 3_600_000 }]);
  });

  it('last until midnight if the time ends in the last minute of the day', () => {
    const from = Date.UTC(2026, 0, 5, 20);
    const availability: Availability = {
      timeZone: 'Europe/London',
      times: [
        { weekday: 1, startTime: { hours: 22, minutes: 0 }, endTime: { hours: 23, minutes: 59 } },
        { weekday: 2, startTime: { hours: 0, minutes: 0 }, endTime: { hours: 1, minutes: 0 } },
      ],
    };
    const night = { start: Date.UTC(2026, 0, 5, 22), end: Date.UTC(2026, 0, 6, 1) };
    expect(availableSpans(availability, from, from + 12 * 3_600_000)).toEqual([night]);
    expect(isAvailableAt(Date.UTC(2026, 0, 5, 23, 59, 30), availability)).toBe(true);
  });

  it('are unknown in an unknown zone', () => {
    expect(availableSpans(nightly('Europe/Atlantis'), 0, 1)).toBeUndefined();
    expect(clockChangesBetween(0, 1e12, 'Europe/Atlantis')).toEqual([]);
  });
});

describe('clock changes', () => {
  it('are found to the millisecond, with their size', () => {
    const [from, to] = [Date.UTC(2026, 0, 1), Date.UTC(2027, 0, 1)];
    expect(clockChangesBetween(from, to, 'Europe/London')).toEqual([
      { at: Date.UTC(2026, 2, 29, 1), minutes: 60 },
      { at: Date.UTC(2026, 9, 25, 1), minutes: -60 },
    ]);
    expect(clockChangesBetween(from, to, 'Australia/Lord_Howe').map(({ minutes }) => minutes)).toEqual([-30, 30]);
    expect(clockChangesBetween(from, to, 'Australia/Perth')).toEqual([]);
  });

  it('belong to a period that begins with them, not to one that ends with them', () => {
    const at = Date.UTC(2026, 2, 29, 1);
    expect(clockChangesBetween(at, at + 1, 'Europe/London')).toHaveLength(1);
    expect(clockChangesBetween(at - 3_600_000, at, 'Europe/London')).toEqual([]);
  });
});
