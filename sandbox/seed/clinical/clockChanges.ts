import { DAY_MS } from './Case';
import { zoneOffset } from './zoneOffset';

/** Days searched on both sides. */
const AROUND = 200;
const STEP = 10;

/** Days on which clocks change within 200 days of a moment, by their noon UTC in milliseconds since 1970. */
export function clockChanges(timeZone: string, around: number): readonly number[] {
  const first = Math.floor(around / DAY_MS) - AROUND;
  const steps = Array.from({ length: (2 * AROUND) / STEP }, (_, index) => first + index * STEP);
  return steps
    .filter(day => zoneOffset(day, timeZone) !== zoneOffset(day + STEP, timeZone))
    .map(day => changeAfter(day, timeZone));
}

/** The first day whose noon has another offset than the day's. */
function changeAfter(day: number, timeZone: string): number {
  let next = day + 1;
  while (zoneOffset(next, timeZone) === zoneOffset(day, timeZone)) next += 1;
  return next * DAY_MS + DAY_MS / 2;
}
