import { appCount } from '../appText';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Says how long a patient has waited. Both arguments are in milliseconds since 1970. */
export function waitingText(since: number, now: number): string {
  const waited = Math.max(0, now - since);
  if (waited < HOUR_MS) return appCount('chats.minutes', Math.max(1, Math.floor(waited / MINUTE_MS)));
  if (waited < DAY_MS) return appCount('chats.hours', Math.floor(waited / HOUR_MS));
  return appCount('chats.days', Math.floor(waited / DAY_MS));
}
