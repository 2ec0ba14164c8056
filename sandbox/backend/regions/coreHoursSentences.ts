import type { DayHours, TimeOfDay } from '@/domain/regions/CoverageSchedule';
import type { CoreHoursDto } from '@/infrastructure/http/regions/regionDtos';

const WEEKDAYS = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'];

interface OwnDay {
  readonly isOpen: boolean;
  readonly hours?: DayHours;
}

/** The differences after a change of the core hours, one sentence each, with both values. */
export function coreHoursSentences(before: CoreHoursDto, after: CoreHoursDto): readonly string[] {
  const [was, is] = [wordsOf(before), wordsOf(after)];
  const places = [...new Set([...was.keys(), ...is.keys()])];
  return places.flatMap(place => {
    const [old, fresh] = [was.get(place) ?? 'as every week', is.get(place) ?? 'as every week'];
    return old === fresh ? [] : [`${place} changed from ${old} to ${fresh}.`];
  });
}

function wordsOf({ timeZone, startTime, endTime, week = [], exceptions = [] }: CoreHoursDto): Map<string, string> {
  const everyDay = spanOf({ startTime, endTime });
  const weekdays = WEEKDAYS.map((name, index) => {
    const own = week.find(({ weekday }) => weekday === index + 1);
    return [`The core hours on ${name}`, own === undefined ? 'those of every day' : dayOf(own)] as const;
  });
  return new Map([
    ['The time zone of the core hours', timeZone],
    ['The core hours of every day', everyDay],
    ...weekdays,
    ...exceptions.map(one => [`The core hours on ${one.date}`, dayOf(one)] as const),
  ]);
}

const dayOf = ({ isOpen, hours }: OwnDay): string => (isOpen && hours ? spanOf(hours) : 'none');

const spanOf = ({ startTime, endTime }: DayHours): string => `${clockOf(startTime)} to ${clockOf(endTime)}`;

const clockOf = ({ hours, minutes }: TimeOfDay): string =>
  `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
