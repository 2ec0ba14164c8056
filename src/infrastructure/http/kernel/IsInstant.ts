import { IsISO8601, Matches } from 'class-validator';

const day = /(19|20)\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])/.source;
const clock = /([01]\d|2[0-3]):[0-5]\d/.source;

/**
 * An instant on the wire: ISO 8601 with a time and an offset, such as `2026-03-29T09:30:00Z`; a time without an offset
 * is no instant, nor is what no clock shows, nor a year in which none of this happens.
 */
export const instantPattern = new RegExp(`^${day}T${clock}(:[0-5]\\d(\\.\\d{1,3})?)?(Z|[+-]${clock})$`);

export const IsInstant = (): PropertyDecorator => (holder, field) => {
  // The pattern knows no February; the strict check does.
  IsISO8601({ strict: true })(holder, field);
  Matches(instantPattern)(holder, field);
};
