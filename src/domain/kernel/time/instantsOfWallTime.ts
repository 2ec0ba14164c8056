import { DateTime } from 'luxon';

/** Clocks are changed at most once within so many hours on both sides. */
const AROUND_HOURS = 26;

export type WallMoments =
  /** Not written as `2026-03-29T14:05`, no day of the calendar, or a zone nobody knows. */
  | { readonly kind: 'invalid' }
  /** Clocks are put forward over it: no clock ever shows it. */
  | { readonly kind: 'gap' }
  /** In milliseconds since 1970. */
  | { readonly kind: 'once'; readonly at: number }
  /** Clocks are put back: they show it twice. In milliseconds since 1970. */
  | { readonly kind: 'twice'; readonly earlier: number; readonly later: number };

/** The moments at which calendar and clock on the wall of `zone` show `text`. */
export function instantsOfWallTime(text: string, zone: string): WallMoments {
  const asUtc = DateTime.fromISO(text, { zone: 'utc' });
  const wall = asUtc.setZone(zone, { keepLocalTime: true });
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) || !asUtc.isValid || !wall.isValid) return { kind: 'invalid' };
  const [earlier, later] = offsetsAround(asUtc, zone)
    .map(offset => ({ offset, moment: asUtc.minus({ minutes: offset }) }))
    // A clock shows the text where the zone has the distance from UTC that was assumed.
    .filter(({ offset, moment }) => moment.setZone(zone).offset === offset)
    .map(({ moment }) => moment.toMillis())
    .sort((a, b) => a - b);
  if (earlier === undefined) return { kind: 'gap' };
  return later === undefined ? { kind: 'once', at: earlier } : { kind: 'twice', earlier, later };
}

/** The zone's distances from UTC before and after, in minutes. */
function offsetsAround(asUtc: DateTime, zone: string): readonly number[] {
  const offsets = [-AROUND_HOURS, AROUND_HOURS].map(hours => asUtc.plus({ hours }).setZone(zone).offset);
  return [...new Set(offsets)];
}
