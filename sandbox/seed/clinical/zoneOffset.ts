import { wallTimeAt } from '@/domain/kernel/time/wallTimeAt';
import { DAY_MS } from './Case';

const known = new Map<string, number>();

/**
 * By how much clocks in the zone are ahead of UTC at noon UTC of a day (whole days since 1970), in milliseconds. Asked
 * for tens of thousands of times.
 */
export function zoneOffset(day: number, timeZone: string): number {
  const key = `${day} ${timeZone}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const noon = day * DAY_MS + DAY_MS / 2;
  const offset = Date.parse(`${wallTimeAt(noon, timeZone)}Z`) - noon;
  known.set(key, offset);
  return offset;
}
