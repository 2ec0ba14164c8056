import { clockFor } from '@/domain/kernel/time/clockFor';
import { dayOf } from '@/domain/kernel/time/dayOf';
import { instantsOfWallTime } from '@/domain/kernel/time/instantsOfWallTime';
import { regionZones } from '@/domain/kernel/time/regionZones';
import { dateBefore } from '@/domain/kernel/time/wallDayAt';
import { wallTimeAt } from '@/domain/kernel/time/wallTimeAt';

describe('dayOf', () => {
  const seconds = (iso: string): number => Date.parse(iso) / 1000;

  it.each([
    ['a winter day in London', '2026-01-15T23:59:59Z', 'Europe/London', '2026-01-15T00:00:00Z', '2026-01-16T00:00:00Z'],
    [
      'a summer day in London begins an hour earlier than in UTC',
      '2026-07-15T23:30:00Z',
      'Europe/London',
      '2026-07-15T23:00:00Z',
      '2026-07-16T23:00:00Z',
    ],
    [
      'the short day on which the clocks go forward',
      '2026-03-29T12:00:00Z',
      'Europe/London',
      '2026-03-29T00:00:00Z',
      '2026-03-29T23:00:00Z',
    ],
    [
      'the long day on which they go back',
      '2026-10-25T12:00:00Z',
      'Europe/London',
      '2026-10-24T23:00:00Z',
      '2026-10-26T00:00:00Z',
    ],
    ['a day in Sydney', '2026-01-15T12:00:00Z', 'Australia/Sydney', '2026-01-14T13:00:00Z', '2026-01-15T13:00:00Z'],
  ])('returns %s', (_what, now, zone, start, end) => {
    expect(dayOf(seconds(now), zone)).toEqual({ start: seconds(start), end: seconds(end) });
  });
});

describe('dateBefore', () => {
  it.each([
    ['2026-11-26', '2026-11-25'],
    ['2026-11-10', '2026-11-09'],
    ['2026-11-01', '2026-10-31'],
    ['2028-03-01', '2028-02-29'],
    ['2026-03-01', '2026-02-28'],
    ['2027-01-01', '2026-12-31'],
  ])('of %s is %s', (date, before) => {
    expect(dateBefore(date)).toBe(before);
  });
});

describe('clockFor', () => {
  const noon = Date.parse('2026-06-10T15:00Z');

  it('returns the time in another zone and that it is another day there', () => {
    expect(clockFor(noon, 'Australia/Sydney', 'Europe/London')).toEqual({
      zone: 'Australia/Sydney',
      date: '2026-06-11',
      time: '01:00',
      dayShift: 1,
    });
  });

  it('returns the day before across the end of a month', () => {
    expect(clockFor(Date.parse('2026-06-30T20:00Z'), 'Europe/London', 'Australia/Perth')).toMatchObject({
      date: '2026-06-30',
      dayShift: -1,
    });
  });

  it('returns no shift of days in the same zone', () => {
    expect(clockFor(noon, 'Europe/London', 'Europe/London')).toMatchObject({ time: '16:00', dayShift: 0 });
  });

  it('returns nothing for an unknown zone', () => {
    expect(clockFor(noon, 'Mars/Base', 'Europe/London')).toBeUndefined();
  });
});

describe('instantsOfWallTime', () => {
  const at = (text: string): number => Date.parse(text);

  it.each([
    ['a summer day in London', '2026-07-01T09:00', 'Europe/London', { kind: 'once', at: at('2026-07-01T08:00Z') }],
    [
      'the last minute before London goes forward',
      '2026-03-29T00:59',
      'Europe/London',
      { kind: 'once', at: at('2026-03-29T00:59Z') },
    ],
    ['the skipped hour in London', '2026-03-29T01:00', 'Europe/London', { kind: 'gap' }],
    ['the last minute of the skipped hour', '2026-03-29T01:59', 'Europe/London', { kind: 'gap' }],
    [
      'the first minute after the skipped hour',
      '2026-03-29T02:00',
      'Europe/London',
      { kind: 'once', at: at('2026-03-29T01:00Z') },
    ],
    [
      'the repeated hour in London',
      '2026-10-25T01:30',
      'Europe/London',
      { kind: 'twice', earlier: at('2026-10-25T00:30Z'), later: at('2026-10-25T01:30Z') },
    ],
    ['the skipped hour in Sydney', '2026-10-04T02:30', 'Australia/Sydney', { kind: 'gap' }],
    [
      'the repeated hour in Sydney',
      '2026-04-05T02:30',
      'Australia/Sydney',
      { kind: 'twice', earlier: at('2026-04-04T15:30Z'), later: at('2026-04-04T16:30Z') },
    ],
    ['the skipped half hour in Lord Howe', '2026-10-04T02:15', 'Australia/Lord_Howe', { kind: 'gap' }],
    [
      'the half hour after the skipped one',
      '2026-10-04T02:30',
      'Australia/Lord_Howe',
      { kind: 'once', at: at('2026-10-03T15:30Z') },
    ],
    [
      'Brisbane, whose clocks never change',
      '2026-10-04T02:30',
      'Australia/Brisbane',
      { kind: 'once', at: at('2026-10-03T16:30Z') },
    ],
    ['a day that does not exist', '2026-02-30T10:00', 'Europe/London', { kind: 'invalid' }],
    ['an unknown zone', '2026-02-03T10:00', 'Mars/Base', { kind: 'invalid' }],
    ['something else', 'tomorrow', 'Europe/London', { kind: 'invalid' }],
  ])('finds %s', (_, text, zone, expected) => {
    expect(instantsOfWallTime(text, zone)).toEqual(expected);
  });

  it.each([...regionZones.UK, ...regionZones.Australia])('finds every quarter of an hour of two years in %s', zone => {
    const quarter = 15 * 60_000;
    const lost: number[] = [];
    // Every 149th quarter covers each time of day and each day of the week.
    for (let moment = at('2026-01-01T00:00Z'); moment < at('2028-01-01T00:00Z'); moment += 149 * quarter) {
      const found = instantsOfWallTime(wallTimeAt(moment, zone) ?? '', zone);
      if (
        !(found.kind === 'once' ? [found.at] : found.kind === 'twice' ? [found.earlier, found.later] : []).includes(
          moment,
        )
      )
        lost.push(moment);
    }
    expect(lost).toEqual([]);
  });
});
