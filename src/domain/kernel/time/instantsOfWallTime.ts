import { DateTime } from 'luxon';

/** Hours on both sides within which clocks change at most once. */
const AROUND_HOURS = 26;

export type WallMoments =
  /** A text unlike `2026-03-29T14:05`, an invalid day, or an unknown zone. */
  | { readonly kind: 'invalid' }
  /** The time is skipped when clocks go forward. */
  | { readonly kind: 'gap' }
  /** In milliseconds since 1970. */
  | { readonly kind: 'once'; readonly at: number }
  /** The time occurs twice when clocks go back. In milliseconds since 1970. */
  | { readonly kind: 'twice'; readonly earlier: number; readonly later: number };

/** Returns the times at which the local time of `zone` is `text`. */
export function instantsOfWallTime(text: string, zone: string): WallMoments {
  const asUtc = DateTime.fromISO(text, { zone: 'utc' });
  const wall = asUtc.setZone(zone, { keepLocalTime: true });
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) || !asUtc.isValid || !wall.isValid) return { kind: 'invalid' };
  const [earlier, later] = offsetsAround(asUtc, zone)
    .map(offset => ({ offset, moment: asUtc.minus({ minutes: offset }) }))
    // The result is valid if the zone has the assumed UTC offset at that time.
    .filter(({ offset, moment }) => moment.setZone(zone).offset === offset)
    .map(({ moment }) => moment.toMillis())
    .sort((a, b) => a - b);
  if (earlier === undefined) return { kind: 'gap' };
  return later === undefined ? { kind: 'once', at: earlier } : { kind: 'twice', earlier, later };
}

/** Returns the zone's UTC offsets before and after, in minutes. */
function offsetsAround(asUtc: DateTime, zone: string): readonly number[] {
  const offsets = [-AROUND_HOURS, AROUND_HOURS].map(hours => asUtc.plus({ hours }).setZone(zone).offset);
  return [...new Set(offsets)];
}
