import fc from 'fast-check';
import { assertProperty } from '#test/support/assertProperty';
import type { WeeklyTime } from '@/domain/kernel/time/Availability';
import {
  endsNextDay,
  readTime,
  weekFaults,
  weekHoursOf,
  weekLength,
  weeklyTimesOf,
  type DayHours,
} from '@/domain/kernel/time/WeekHours';

const time = (weekday: number, from: number, to: number): WeeklyTime => ({
  weekday,
  startTime: { hours: Math.floor(from / 60), minutes: from % 60 },
  endTime: { hours: Math.floor(to / 60), minutes: to % 60 },
});
const empty = weekHoursOf([]);
const hours = (from: string, to: string): DayHours => ({ from, to });

/** Weekly times in order, without overlaps. */
const weeks = fc.uniqueArray(fc.integer({ min: 0, max: 7 * 96 }), { maxLength: 16 }).map(edges => {
  const sorted = [...edges].sort((one, other) => one - other).map(quarter => quarter * 15);
  return sorted.flatMap((start, place) => {
    const end = place % 2 === 0 ? sorted[place + 1] : undefined;
    if (end === undefined) return [];
    const times: WeeklyTime[] = [];
    for (let day = Math.floor(start / 1_440); day * 1_440 < end; day += 1) {
      const [from, to] = [Math.max(start - day * 1_440, 0), Math.min(end - day * 1_440, 1_440)];
      times.push(time(day + 1, from, to));
    }
    return times;
  });
});

describe('WeekHours', () => {
  it('restores the weekly times of every week', () => {
    assertProperty(fc.property(weeks, times => expect(weeklyTimesOf(weekHoursOf(times))).toEqual(times)));
  });

  it('joins times across midnight into one entry, and splits them again', () => {
    const times = [time(5, 22 * 60, 1_440), time(6, 0, 120)];
    expect(weekHoursOf(times)).toEqual({ ...empty, friday: [hours('22:00', '02:00')] });
    expect(weeklyTimesOf({ ...empty, friday: [hours('22:00', '02:00')] })).toEqual(times);
  });

  it('joins hours across midnight from Sunday to Monday', () => {
    const times = [time(1, 0, 60), time(7, 23 * 60, 1_440)];
    expect(weekHoursOf(times)).toEqual({ ...empty, sunday: [hours('23:00', '01:00')] });
  });

  it('accepts a whole day from midnight to midnight', () => {
    const week = { ...empty, monday: [hours('00:00', '00:00')] };
    expect(weeklyTimesOf(week)).toEqual([time(1, 0, 1_440)]);
    expect(weekLength(week)).toBe(1_440);
  });

  it.each([
    [[hours('9', '10.15')], [undefined]],
    [[hours('9:5', '10:00')], ['noTime']],
    [[hours('-1:00', '10:00')], ['noTime']],
    [[hours('', '')], ['noTime']],
    [[hours('24:30', '10:00')], ['noTime']],
    [[hours('09:00', '09:00')], ['noLength']],
    [
      [hours('09:00', '12:00'), hours('11:59', '13:00')],
      ['overlap', 'overlap'],
    ],
    [
      [hours('09:00', '12:00'), hours('12:00', '13:00')],
      [undefined, undefined],
    ],
  ] as const)('reports faults: %j', (monday, faults) => {
    const week = { ...empty, monday };
    expect(weekFaults(week).monday).toEqual(faults);
    expect(weeklyTimesOf(week) === undefined).toBe(faults.some(fault => fault !== undefined));
  });

  it.each([
    ['9', '09:00'],
    ['0930', '09:30'],
    ['930', '09:30'],
    [' 9.30 ', '09:30'],
    ['24:00', '00:00'],
    ['25', undefined],
    ['9:60', undefined],
    ['', undefined],
    ['noon', undefined],
  ])('reads %j as %s', (typed, plain) => expect(readTime(typed)).toBe(plain));

  it('tells which hours end on the next day', () => {
    expect(
      [hours('22:00', '02:00'), hours('22:00', '00:00'), hours('9', '17'), hours('', '')].map(endsNextDay),
    ).toEqual([true, false, false, false]);
  });

  it('reports hours that overlap those of the next day', () => {
    const week = { ...empty, sunday: [hours('22:00', '03:00')], monday: [hours('02:00', '05:00')] };
    expect([weekFaults(week).sunday, weekFaults(week).monday]).toEqual([['overlap'], ['overlap']]);
  });
});
