import { patientsCount } from './patientsCount';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How long ago something was, in words: `milliseconds` between then and now. */
export function relativeTimeText(milliseconds: number): string {
  if (milliseconds < HOUR_MS) return patientsCount('ago.minutes', Math.max(1, Math.floor(milliseconds / MINUTE_MS)));
  if (milliseconds < 2 * DAY_MS) return patientsCount('ago.hours', Math.floor(milliseconds / HOUR_MS));
  return patientsCount('ago.days', Math.floor(milliseconds / DAY_MS));
}
