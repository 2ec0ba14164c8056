import { wallTimeAt } from '../kernel/time/wallTimeAt';
import type { CodeUse } from './AccessCode';

const DAY_MS = 86_400_000;

/**
 * Returns each of the last `count` calendar days in `zone` up to `now` (milliseconds since 1970), oldest first, with
 * the number of patients who joined; empty for an invalid zone.
 */
export function lastDaysOf(uses: readonly CodeUse[], count: number, now: number, zone: string): readonly CodeUse[] {
  const today = wallTimeAt(now, zone)?.slice(0, 10);
  if (today === undefined) return [];
  const joined = new Map(uses.map(use => [use.day, use.joined]));
  const last = Date.parse(`${today}T00:00:00Z`);
  return Array.from({ length: count }, (_, at) => {
    const day = new Date(last - (count - 1 - at) * DAY_MS).toISOString().slice(0, 10);
    return { day, joined: joined.get(day) ?? 0 };
  });
}
