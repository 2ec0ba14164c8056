import { millisecondsOfTimeId, type TimeId } from '@/domain/chat/messages/TimeId';
import { daysBetween } from '../kit/time/daysBetween';
import { clockFormat } from '../kit/time/clockFormat';
import { dateFormat } from '../kit/time/dateFormat';
import { ownClock } from '../kit/time/ownClock';
import { chatText, countText } from './chatText';

const date = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const shortDate = { day: 'numeric', month: 'short', year: 'numeric' } as const;

const format = (parts: Intl.DateTimeFormatOptions, moment: number): string =>
  clockFormat(parts, ownClock.zone).format(moment);

const withoutYear = ({ year: _, ...parts }: Intl.DateTimeFormatOptions): Intl.DateTimeFormatOptions => parts;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const isSameYear = (a: number, b: number): boolean => format({ year: 'numeric' }, a) === format({ year: 'numeric' }, b);

function dayOf(moment: number, now: number): string {
  const days = daysBetween(moment, now);
  if (days === 0) return chatText('timeline.today');
  if (days === 1) return chatText('timeline.yesterday');
  return format({ weekday: 'long', ...(isSameYear(moment, now) ? withoutYear(date) : date) }, moment);
}

/** Times as text in the time zone of the reader; `now` in milliseconds since 1970. */
export const chatTime = {
  ofDay: (moment: number): string => dateFormat.clock(moment),
  ofMessage: (timeId: TimeId): string => dateFormat.clock(millisecondsOfTimeId(timeId)),
  inFull: (timeId: TimeId): string => dateFormat.exact(millisecondsOfTimeId(timeId)),
  /** Always with the year. */
  date: (timeId: TimeId): string => format({ weekday: 'long', ...date }, millisecondsOfTimeId(timeId)),
  /** Day and time; `moment` in milliseconds since 1970. */
  moment: (moment: number): string => dateFormat.exact(moment),
  iso: (timeId: TimeId): string => new Date(millisecondsOfTimeId(timeId)).toISOString(),

  day(timeId: TimeId, now: number): string {
    return dayOf(millisecondsOfTimeId(timeId), now);
  },

  /** For example "Yesterday, 13:05". */
  dayAndTime: (moment: number, now: number): string => `${dayOf(moment, now)}, ${dateFormat.clock(moment)}`,

  inList(timeId: TimeId, now: number): string {
    const moment = millisecondsOfTimeId(timeId);
    const days = daysBetween(moment, now);
    if (days <= 0) return dateFormat.clock(moment);
    if (days === 1) return chatText('timeline.yesterday');
    return format(isSameYear(moment, now) ? withoutYear(shortDate) : shortDate, moment);
  },

  waiting(since: number, now: number): string {
    const waited = Math.max(0, now - since);
    if (waited < HOUR_MS) return countText('list.minutes', Math.max(1, Math.floor(waited / MINUTE_MS)));
    if (waited < DAY_MS) return countText('list.hours', Math.floor(waited / HOUR_MS));
    return countText('list.days', Math.floor(waited / DAY_MS));
  },
};
