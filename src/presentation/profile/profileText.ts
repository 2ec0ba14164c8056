import { LONGEST_BIOGRAPHY } from '@/domain/profile/biography.rule';
import type { SeenChange, SeenHours } from '@/domain/profile/weeksAsSeen';
import type texts from '../../../public/i18n/en/profile.json';
import { clockFormat } from '../kit/time/clockFormat';
import { dateFormat } from '../kit/time/dateFormat';
import { textsOf } from '../kit/text/textsOf';
import { hoursText, isWeekday, dayName } from '../kit/week/weekText';
import { weekHoursOf, type DayHours } from '@/domain/kernel/time/WeekHours';
import type { Availability } from '@/domain/kernel/time/Availability';
import { patientZones } from './PatientFacingWeeks';

export const profileText = textsOf<typeof texts>('profile');

export const longestBiography = LONGEST_BIOGRAPHY;

export const offeredZones = patientZones;

/** The weekly hours for display. Hours that cross midnight are shown as one. */
export const seenWeekOf = ({ times }: Availability) => weekHoursOf(times);

/** The name of a time zone, without underscores. */
export const zoneName = (zone: string): string => zone.replaceAll('_', ' ');

export const weekLabel = (field: string): string => (isWeekday(field) ? dayName(field) : profileText('zone.label'));

export const weekValueText = (value: unknown): string =>
  typeof value === 'string' ? zoneName(value) : hoursText(value as readonly DayHours[]);

const wall = clockFormat({ weekday: 'short', hour: '2-digit', minute: '2-digit' }, 'UTC');

/** The day and time of a wall clock, such as `Fri 22:00`. */
const wallText = (text: string): string => wall.format(Date.parse(`${text}Z`)).replace(',', '');

export const spanText = ({ from, to }: SeenHours['here']): string =>
  profileText('seen.span', {
    from: wallText(from),
    to: from.slice(0, 10) === to.slice(0, 10) ? to.slice(11) : wallText(to),
  });

/** The title of a week, with the day on which it begins. */
export const weekTitle = (start: number, zone: string): string =>
  profileText('seen.week', { date: dateFormat.date(start, zone) });

/** Says that clocks change, on which day and by how much, and in whose zone. */
export function changeText(
  { at, minutes, whose }: SeenChange,
  { here, there }: { readonly here: string; readonly there: string },
): string {
  const day = { weekday: 'long', day: 'numeric', month: 'short' } as const;
  const moment = clockFormat(day, whose === 'there' ? there : here).format(at);
  const key = minutes > 0 ? 'forward' : 'back';
  return profileText(`seen.${whose}.${key}`, { moment, minutes: Math.abs(minutes) });
}
