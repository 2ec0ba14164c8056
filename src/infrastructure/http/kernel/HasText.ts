import { buildMessage, ValidateBy } from 'class-validator';
import { asSeen } from '@/domain/kernel/asSeen';

/** A text with something to read: surrounding white space and invisible characters do not count. */
export const HasText = (least = 1): PropertyDecorator =>
  ValidateBy({
    name: 'hasText',
    constraints: [least],
    validator: {
      validate: (value: unknown) => typeof value === 'string' && [...asSeen(value).trim()].length >= least,
      defaultMessage: buildMessage(each => `${each}$property must have $constraint1 characters that can be seen`),
    },
  });
