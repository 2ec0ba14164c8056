import { IsISO8601, Matches } from 'class-validator';

const dayPattern = /^(19|20)\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** A day of the calendar on the wire, `yyyy-mm-dd`; none that does not exist. */
export const IsDay = (): PropertyDecorator => (holder, field) => {
  IsISO8601({ strict: true })(holder, field);
  Matches(dayPattern)(holder, field);
};
