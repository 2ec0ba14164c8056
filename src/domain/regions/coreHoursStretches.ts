import { daysAfter, startOfDate } from '../kernel/time/startOfDate';
import { wallDayAt } from '../kernel/time/wallDayAt';
import type { CoverageSchedule } from './CoverageSchedule';
import { minuteOf, officeHours } from './officeHours.rule';

/** A stretch of time, in seconds since 1970; the end is excluded. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The next change of the 24-hour indicator and its state afterwards. */
export interface NextChange {
  /** Seconds since 1970. */
  readonly at: number;
  readonly isActive: boolean;
}

const DAY_S = 86_400;
const MINUTE_S = 60;

/** Days ahead in which a change is searched for. */
export const CHANGE_DAYS = 35;

/** Returns the core hours between two times in seconds since 1970, in order; undefined for an unknown zone. */
export function coreHoursStretches(
  schedule: CoverageSchedule,
  from: number,
  to: number,
): readonly Stretch[] | undefined {
  if (wallDayAt(from, schedule.timeZone) === undefined) return undefined;
  const stretches: Stretch[] = [];
  let began: number | undefined;
  for (const at of [from, ...turningPoints(schedule, from, to)]) {
    const isOpen = officeHours({ schedule, now: at }).isOfficeHours === true;
    if (isOpen) began ??= at;
    if (!isOpen && began !== undefined) {
      stretches.push({ from: began, to: at });
      began = undefined;
    }
  }
  return began === undefined ? stretches : [...stretches, { from: began, to }];
}

/** Returns the next change; undefined if there is none in the searched days or the zone is unknown. */
export function nextChange(schedule: CoverageSchedule, now: number): NextChange | undefined {
  const isActive = officeHours({ schedule, now }).isOfficeHours;
  const at = turningPoints(schedule, now, now + CHANGE_DAYS * DAY_S).find(
    one => officeHours({ schedule, now: one }).isOfficeHours !== isActive,
  );
  return isActive === null || at === undefined ? undefined : { at, isActive: !isActive };
}

/** Returns all times in between at which hours can begin or end, in order. */
function turningPoints(schedule: CoverageSchedule, from: number, to: number): readonly number[] {
  const { timeZone } = schedule;
  const first = wallDayAt(from, timeZone);
  const start = first && startOfDate(first.date, timeZone);
  if (start === undefined) return [];
  const minutes = turningMinutes(schedule);
  const points: number[] = [];
  for (let day = start, next = start; day < to; day = next) {
    next = daysAfter(day, 1, timeZone);
    points.push(...pointsOfDay(day, next, minutes).filter(at => at > from && at < to));
  }
  return points;
}

/** Days with a clock change are checked minute by minute, because local time decides. */
function pointsOfDay(start: number, end: number, minutes: readonly number[]): readonly number[] {
  const length = end - start;
  if (length === DAY_S) return minutes.map(minute => start + minute * MINUTE_S);
  return Array.from({ length: length / MINUTE_S }, (_, minute) => start + minute * MINUTE_S);
}

function turningMinutes({ startTime, endTime, week = [], exceptions = [] }: CoverageSchedule): readonly number[] {
  const own = [...week, ...exceptions].flatMap(({ hours }) => hours ?? []);
  const times = [{ startTime, endTime }, ...own].flatMap(one => [minuteOf(one.startTime), minuteOf(one.endTime)]);
  return [...new Set([0, ...times])].sort((one, other) => one - other);
}
