import { DateTime } from 'luxon';

/**
 * What calendar and clock on the wall of `zone` show at a moment in milliseconds since 1970, such as
 * `2026-03-29T14:05`; undefined for a zone nobody knows.
 */
export function wallTimeAt(milliseconds: number, zone: string): string | undefined {
  const wall = DateTime.fromMillis(milliseconds, { zone });
  return wall.isValid ? wall.toFormat("yyyy-MM-dd'T'HH:mm") : undefined;
}
