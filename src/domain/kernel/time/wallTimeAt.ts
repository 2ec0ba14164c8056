import { DateTime } from 'luxon';

/**
 * Returns the local date and time of `zone` at a time in milliseconds since 1970, such as `2026-03-29T14:05`; undefined
 * for an unknown zone.
 */
export function wallTimeAt(milliseconds: number, zone: string): string | undefined {
  const wall = DateTime.fromMillis(milliseconds, { zone });
  return wall.isValid ? wall.toFormat("yyyy-MM-dd'T'HH:mm") : undefined;
}
