import { millisecondsOfTimeId, type TimeId } from '@/domain/chat/messages/TimeId';
import { chatText, countText } from './chatText';

const clockFace = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const thisYear = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });
const otherYear = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const shortDayOfOtherYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const whole = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'medium' });

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Whole calendar days between two moments (milliseconds since 1970) on this device. */
function daysBetween(earlier: number, later: number): number {
  const midnight = (moment: number) => new Date(moment).setHours(0, 0, 0, 0);
  return Math.round((midnight(later) - midnight(earlier)) / DAY_MS);
}

const isSameYear = (a: number, b: number): boolean => new Date(a).getFullYear() === new Date(b).getFullYear();

function dayOf(moment: number, now: number): string {
  const days = daysBetween(moment, now);
  if (days === 0) return chatText('timeline.today');
  if (days === 1) return chatText('timeline.yesterday');
  return (isSameYear(moment, now) ? thisYear : otherYear).format(moment);
}

/** Moments as people read them; `now` in milliseconds since 1970, in the time zone of this device. */
export const chatTime = {
  ofDay: (moment: number): string => clockFace.format(moment),
  ofMessage: (timeId: TimeId): string => clockFace.format(millisecondsOfTimeId(timeId)),
  inFull: (timeId: TimeId): string => whole.format(millisecondsOfTimeId(timeId)),
  /** With the year, whichever it is. */
  date: (timeId: TimeId): string => otherYear.format(millisecondsOfTimeId(timeId)),
  /** Day and time of a moment in milliseconds since 1970. */
  moment: (moment: number): string => whole.format(moment),
  iso: (timeId: TimeId): string => new Date(millisecondsOfTimeId(timeId)).toISOString(),

  day(timeId: TimeId, now: number): string {
    return dayOf(millisecondsOfTimeId(timeId), now);
  },

  /** As "Yesterday, 13:05". */
  dayAndTime: (moment: number, now: number): string => `${dayOf(moment, now)}, ${clockFace.format(moment)}`,

  inList(timeId: TimeId, now: number): string {
    const moment = millisecondsOfTimeId(timeId);
    const days = daysBetween(moment, now);
    if (days <= 0) return clockFace.format(moment);
    if (days === 1) return chatText('timeline.yesterday');
    return (isSameYear(moment, now) ? shortDay : shortDayOfOtherYear).format(moment);
  },

  waiting(since: number, now: number): string {
    const waited = Math.max(0, now - since);
    if (waited < HOUR_MS) return countText('list.minutes', Math.max(1, Math.floor(waited / MINUTE_MS)));
    if (waited < DAY_MS) return countText('list.hours', Math.floor(waited / HOUR_MS));
    return countText('list.days', Math.floor(waited / DAY_MS));
  },
};
