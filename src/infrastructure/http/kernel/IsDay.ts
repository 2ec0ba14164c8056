import { buildMessage, ValidateBy } from 'class-validator';

const dayPattern = /^(19|20)\d{2}-\d{2}-\d{2}$/;

/** A day of the calendar on the wire, `yyyy-mm-dd`; none that does not exist. */
const isDay = (value: unknown): boolean =>
  typeof value === 'string' && dayPattern.test(value) && new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value);

export const IsDay = (): PropertyDecorator =>
  ValidateBy({
    name: 'isDay',
    validator: { validate: isDay, defaultMessage: buildMessage(() => '$property must be a day, yyyy-mm-dd') },
  });

/** A day, or an empty text for none on purpose. */
export const IsDayOrNone = (): PropertyDecorator =>
  ValidateBy({
    name: 'isDayOrNone',
    validator: {
      validate: value => value === '' || isDay(value),
      defaultMessage: buildMessage(() => '$property must be empty or a day, yyyy-mm-dd'),
    },
  });
