import { dayOf } from '@/domain/time/dayOf';
import { DAY_MS } from './Case';

const known = new Map<string, readonly number[]>();
const DAY_S = 86_400;
/** Days that are looked at on both sides. */
const AROUND = 200;

/** Days of 23 or 25 hours within 200 days of a moment, by a moment in each of them; in milliseconds since 1970. */
export function clockChanges(timeZone: string, around: number): readonly number[] {
  const key = `${timeZone} ${Math.floor(around / DAY_MS)}`;
  const found = known.get(key) ?? Array.from({ length: 2 * AROUND }, (_, index) => around + (index - AROUND) * DAY_MS).filter(ms => isUneven(ms, timeZone));
  known.set(key, found);
  return found;
}

function isUneven(ms: number, timeZone: string): boolean {
  const { start, end } = dayOf(Math.floor(ms / 1000), timeZone);
  return end - start !== DAY_S;
}
