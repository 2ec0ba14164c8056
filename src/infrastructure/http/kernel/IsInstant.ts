import { IsISO8601, Matches } from 'class-validator';

const day = /(19|20)\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])/.source;
const clock = /([01]\d|2[0-3]):[0-5]\d/.source;

/**
 * An instant on the wire: ISO 8601 with a time and an offset, such as `2026-03-29T09:30:00Z`. Rejects a time without an
 * offset, a time that no clock shows, and years outside 1900 to 2099.
 */
export const instantPattern = new RegExp(`^${day}T${clock}(:[0-5]\\d(\\.\\d{1,3})?)?(Z|[+-]${clock})$`);

export const IsInstant = (): PropertyDecorator => (target, field) => {
  // The pattern accepts 30 February; the strict check does not.
  IsISO8601({ strict: true })(target, field);
  Matches(instantPattern)(target, field);
};
