import { ascending } from '../kernel/ascending';
import { startOfDate } from '../kernel/time/startOfDate';
import type { CoverageSchedule, DayHours, TimeOfDay } from './CoverageSchedule';
import { coreHoursLimits } from './coreHoursLimits';
import { isBlank } from '../kernel/isBlank';

export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export const DAY_CHOICES = ['everyDay', 'own', 'none'] as const;
export type DayChoice = (typeof DAY_CHOICES)[number];

/** Entered times, such as `09:00`; empty until entered. */
interface EnteredHours {
  readonly start: string;
  readonly end: string;
}

// Entries are type aliases, because an interface has no index signature and could not be merged as fields.

/** Entered hours of a weekday; `start` and `end` are empty unless it has its own hours. */
export type DayEntry = Readonly<{ choice: DayChoice; start: string; end: string }>;

/** Entered hours of a date; `choice` is null until the user chooses. */
export type DateEntry = Readonly<{
  date: string;
  choice: Exclude<DayChoice, 'everyDay'> | null;
  start: string;
  end: string;
}>;

export type CoreHoursEntry = Readonly<Record<Weekday, DayEntry>> &
  EnteredHours & { readonly timeZone: string; readonly exceptions: readonly DateEntry[] };

/** A fault of the entered core hours. `place`: `everyDay`, a weekday, or the index of a date. */
export interface CoreHoursFault {
  readonly place: 'everyDay' | 'exceptions' | Weekday | number;
  readonly fault: 'noTime' | 'noDate' | 'noChoice' | 'twice' | 'tooMany' | 'noZone';
}

export const asEveryDay: DayEntry = { choice: 'everyDay', start: '', end: '' };

export function entryOf({ timeZone, week = [], exceptions = [], ...everyDay }: CoverageSchedule): CoreHoursEntry {
  const days = WEEKDAYS.map((name, index) => {
    const own = week.find(({ weekday }) => weekday === index + 1);
    return [name, own === undefined ? asEveryDay : ownEntry(own.hours)] as const;
  });
  return {
    timeZone,
    ...enteredHours(everyDay),
    ...(Object.fromEntries(days) as Record<Weekday, DayEntry>),
    exceptions: exceptions.map(({ date, hours }) => ({ date, ...ownEntry(hours) })).toSorted(byDate),
  };
}

/** Sorts the dates of an entry by calendar, as they are stored. */
export const inOrder = <E extends Pick<CoreHoursEntry, 'exceptions'>>(entry: E): E => ({
  ...entry,
  exceptions: entry.exceptions.toSorted(byDate),
});

/** Returns the entered schedule; undefined while it is incomplete or invalid. */
export function scheduleOf(entry: CoreHoursEntry): CoverageSchedule | undefined {
  const everyDay = dayHours(entry);
  if (everyDay === undefined || coreHoursFaults(entry).length > 0) return undefined;
  return {
    timeZone: entry.timeZone,
    ...everyDay,
    week: WEEKDAYS.flatMap((name, index) => {
      const day = entry[name];
      return day.choice === 'everyDay' ? [] : [{ weekday: index + 1, hours: ownHours(day) }];
    }),
    exceptions: inOrder(entry).exceptions.map(day => ({ date: day.date, hours: ownHours(day) })),
  };
}

export function coreHoursFaults(entry: CoreHoursEntry): readonly CoreHoursFault[] {
  const { exceptions } = entry;
  return [
    ...(isBlank(entry.timeZone) ? [{ place: 'everyDay', fault: 'noZone' } as const] : []),
    ...(dayHours(entry) === undefined ? [{ place: 'everyDay', fault: 'noTime' } as const] : []),
    ...WEEKDAYS.filter(name => lacksTime(entry[name])).map(place => ({ place, fault: 'noTime' }) as const),
    ...exceptions.flatMap((day, place) => {
      const fault = dateFault(day, exceptions);
      return fault === undefined ? [] : [{ place, fault }];
    }),
    ...(exceptions.length > coreHoursLimits.exceptions ? [{ place: 'exceptions', fault: 'tooMany' } as const] : []),
  ];
}

function dateFault(day: DateEntry, all: readonly DateEntry[]): CoreHoursFault['fault'] | undefined {
  // Every zone has the same calendar days.
  if (startOfDate(day.date, 'utc') === undefined) return 'noDate';
  if (all.filter(({ date }) => date === day.date).length > 1) return 'twice';
  if (day.choice === null) return 'noChoice';
  return lacksTime(day) ? 'noTime' : undefined;
}

const lacksTime = (day: DayEntry | DateEntry): boolean => day.choice === 'own' && dayHours(day) === undefined;

const ownHours = (day: DayEntry | DateEntry): DayHours | null =>
  day.choice === 'own' ? (dayHours(day) ?? null) : null;

const ownEntry = (hours: DayHours | null) =>
  hours === null
    ? ({ choice: 'none', start: '', end: '' } as const)
    : ({ choice: 'own', ...enteredHours(hours) } as const);

const enteredHours = ({ startTime, endTime }: DayHours): EnteredHours => ({
  start: clockText(startTime),
  end: clockText(endTime),
});

/** Such as `09:05`. */
export const clockText = ({ hours, minutes }: TimeOfDay): string =>
  `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;

function dayHours({ start, end }: EnteredHours): DayHours | undefined {
  const [startTime, endTime] = [timeOfDay(start), timeOfDay(end)];
  return startTime && endTime && { startTime, endTime };
}

function timeOfDay(text: string): TimeOfDay | undefined {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  return hours === undefined ? undefined : { hours: Number(hours), minutes: Number(minutes) };
}

const byDate = (one: { readonly date: string }, other: { readonly date: string }): number =>
  ascending(one.date, other.date);
