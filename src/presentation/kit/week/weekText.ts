import {
  endsNextDay,
  readTime,
  WEEKDAYS,
  type DayHours,
  type DayHoursFault,
  type Weekday,
} from '@/domain/kernel/time/WeekHours';
import type texts from '../../../../public/i18n/en/week.json';
import { textsOf } from '../text/textsOf';

export const weekText = textsOf<typeof texts>('week');

export const shownDays = WEEKDAYS;
export const plainTime = readTime;
export const isOverMidnight = endsNextDay;

export const dayName = (day: Weekday): string => weekText(`days.${day}`);

export const dayFaultText = (fault: DayHoursFault): string => weekText(`fault.${fault}`);

export const isWeekday = (field: string): field is Weekday => WEEKDAYS.some(day => day === field);

export const hoursText = (hours: readonly DayHours[]): string =>
  hours.length === 0
    ? weekText('none')
    : hours.map(({ from, to }) => weekText('span', { from: from || '?', to: to || '?' })).join(', ');

/** True if both times are in the format that is shown everywhere. */
export const isPlain = ({ from, to }: DayHours): boolean => plainTime(from) === from && plainTime(to) === to;

/** Hours as a chip shows them. Hours that cross midnight say so. */
export const chipText = ({ from, to }: DayHours): string =>
  weekText(isOverMidnight({ from, to }) ? 'spanOverMidnight' : 'span', { from, to });
