import { buildMessage, isEmail, ValidateBy, type ValidationOptions } from 'class-validator';

/** RFC 5321; `isEmail` takes seconds over a text of 60,000 full stops. */
const LONGEST = 254;
/** Half of a character outside the basic plane. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/**
 * An email address. `IsEmail` of class-validator throws if a text contains an unpaired surrogate; that is not an
 * address.
 */
export const IsEmailAddress = (options?: ValidationOptions): PropertyDecorator =>
  ValidateBy(
    {
      name: 'isEmailAddress',
      validator: {
        validate: (value: unknown) =>
          typeof value === 'string' && value.length <= LONGEST && !LONE_SURROGATE.test(value) && isEmail(value),
        defaultMessage: buildMessage(each => `${each}$property must be an email`),
      },
    },
    options,
  );
