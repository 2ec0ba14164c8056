import type { WeeklyTime } from './Availability';

/** In the order of the calendar: Monday is weekday 1. */
export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/**
 * Entered hours that begin on a day: `09:00`. An end at or before the start is on the next day; `00:00` is midnight at
 * the end of the day.
 */
export interface DayHours {
  readonly from: string;
  readonly to: string;
}

export type WeekHours = Readonly<Record<Weekday, readonly DayHours[]>>;

/** `overlap`: the hours overlap others. `noLength`: they end as they begin. */
export type DayHoursFault = 'noTime' | 'noLength' | 'overlap';

export const DAY_MINUTES = 1_440;
const WEEK_MINUTES = WEEKDAYS.length * DAY_MINUTES;

/** Minutes since Monday, midnight. */
interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Converts weekly times to entered hours: hours across midnight, stored as two, become one. */
export function weekHoursOf(times: readonly WeeklyTime[]): WeekHours {
  const stretches = times.map(toStretch).sort((one, other) => one.start - other.start);
  const joined = joinAcrossMidnight(stretches);
  const hoursOn = (index: number): readonly DayHours[] =>
    joined
      .filter(({ start }) => Math.floor(start / DAY_MINUTES) === index)
      .map(({ start, end }) => ({ from: clockText(start), to: clockText(end) }));
  return weekFrom(hoursOn);
}

/** Converts entered hours to weekly times, in the order of the week; undefined if any are invalid. */
export function weeklyTimesOf(week: WeekHours): readonly WeeklyTime[] | undefined {
  const faults = weekFaults(week);
  if (WEEKDAYS.some(day => faults[day].some(fault => fault !== undefined))) return undefined;
  return WEEKDAYS.flatMap((day, index) => week[day].flatMap(hours => splitAtMidnight(stretchOf(hours, index) ?? none)))
    .sort((one, other) => one.start - other.start)
    .map(toWeeklyTime);
}

export function weekFaults(week: WeekHours): Readonly<Record<Weekday, readonly (DayHoursFault | undefined)[]>> {
  const entered = WEEKDAYS.flatMap((day, index) =>
    week[day].map((hours, place) => ({ day, place, parts: splitAtMidnight(stretchOf(hours, index) ?? none) })),
  );
  const isOver = (day: Weekday, place: number): boolean => {
    const own = entered.find(one => one.day === day && one.place === place)?.parts ?? [];
    const others = entered.filter(one => one.day !== day || one.place !== place).flatMap(({ parts }) => parts);
    return own.some(part => others.some(other => part.start < other.end && other.start < part.end));
  };
  return weekFrom((_, day) =>
    week[day].map((hours, place) => ownFault(hours) ?? (isOver(day, place) ? 'overlap' : undefined)),
  );
}

/** Returns the length of all hours of the week, in minutes; invalid hours do not count. */
export const weekLength = (week: WeekHours): number =>
  WEEKDAYS.flatMap(day => week[day].map(hours => stretchOf(hours, 0) ?? none)).reduce(
    (sum, { start, end }) => sum + end - start,
    0,
  );

/** Makes the value of each day. `index`: 0 for Monday. */
export const weekFrom = <T>(make: (index: number, day: Weekday) => T): Readonly<Record<Weekday, T>> => ({
  monday: make(0, 'monday'),
  tuesday: make(1, 'tuesday'),
  wednesday: make(2, 'wednesday'),
  thursday: make(3, 'thursday'),
  friday: make(4, 'friday'),
  saturday: make(5, 'saturday'),
  sunday: make(6, 'sunday'),
});

function ownFault(hours: DayHours): DayHoursFault | undefined {
  const [from, to] = [minutesOf(hours.from), minutesOf(hours.to)];
  if (from === undefined || to === undefined) return 'noTime';
  return from === to && to !== 0 ? 'noLength' : undefined;
}

const none: Stretch = { start: 0, end: 0 };

function stretchOf(hours: DayHours, index: number): Stretch | undefined {
  const [from, to] = [minutesOf(hours.from), minutesOf(hours.to)];
  if (from === undefined || to === undefined || ownFault(hours) !== undefined) return undefined;
  const start = index * DAY_MINUTES + from;
  return { start, end: index * DAY_MINUTES + to + (to <= from ? DAY_MINUTES : 0) };
}

/** Sunday continues into Monday. */
function splitAtMidnight({ start, end }: Stretch): readonly Stretch[] {
  if (start === end) return [];
  const midnight = (Math.floor(start / DAY_MINUTES) + 1) * DAY_MINUTES;
  if (end <= midnight) return [{ start, end }];
  const rest = { start: midnight % WEEK_MINUTES, end: (midnight % WEEK_MINUTES) + end - midnight };
  return [{ start, end: midnight }, rest];
}

/** Inverts `splitAtMidnight`; 24 hours or more cannot be entered as one and stay separate. */
function joinAcrossMidnight(stretches: readonly Stretch[]): readonly Stretch[] {
  const joined: Stretch[] = [];
  const gone = new Set<Stretch>();
  for (const stretch of stretches) {
    const next = stretches.find(one => one.start === stretch.end % WEEK_MINUTES && one.start % DAY_MINUTES === 0);
    const length = next === undefined ? 0 : stretch.end - stretch.start + next.end - next.start;
    const isJoined = next !== undefined && next !== stretch && length < DAY_MINUTES && !isWhole(next);
    if (isJoined) gone.add(next);
    joined.push(isJoined ? { start: stretch.start, end: stretch.start + length } : stretch);
  }
  return joined.filter((_, place) => !gone.has(stretches[place] ?? none));
}

const isWhole = ({ start, end }: Stretch): boolean => end - start === DAY_MINUTES;

const toStretch = ({ weekday, startTime, endTime }: WeeklyTime): Stretch => ({
  start: (weekday - 1) * DAY_MINUTES + startTime.hours * 60 + startTime.minutes,
  end: (weekday - 1) * DAY_MINUTES + endTime.hours * 60 + endTime.minutes,
});

function toWeeklyTime({ start, end }: Stretch): WeeklyTime {
  const day = Math.floor(start / DAY_MINUTES);
  const [from, to] = [start - day * DAY_MINUTES, end - day * DAY_MINUTES];
  return { weekday: day + 1, startTime: wallTime(from), endTime: wallTime(to) };
}

const wallTime = (minutes: number) => ({ hours: Math.floor(minutes / 60), minutes: minutes % 60 });

/** Reads a typed time, such as `9`, `9.30` or `0930`, as `09:30`; undefined if invalid. */
export function readTime(typed: string): string | undefined {
  const minutes = minutesOf(typed);
  return minutes === undefined ? undefined : clockText(minutes);
}

export function endsNextDay({ from, to }: DayHours): boolean {
  const [start, end] = [minutesOf(from), minutesOf(to)];
  return start !== undefined && end !== undefined && end < start && end > 0;
}

/** Both 24:00 and 00:00 are midnight. */
function minutesOf(typed: string): number | undefined {
  const [, hours, minutes = '00'] = /^([01]?\d|2[0-4])(?:[:.]?([0-5]\d))?$/.exec(typed.trim()) ?? [];
  if (hours === undefined || (hours === '24' && minutes !== '00')) return undefined;
  return (Number(hours) % 24) * 60 + Number(minutes);
}

function clockText(minutes: number): string {
  const { hours, minutes: rest } = wallTime(minutes % DAY_MINUTES);
  return `${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}
