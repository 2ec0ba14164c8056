import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, ValidateBy } from 'class-validator';

/** An item of a questionnaire to which no answer was given. */
export const NOT_ANSWERED = -1;
const HIGHEST = 3;

const isItem = (item: unknown): boolean =>
  typeof item === 'number' && Number.isInteger(item) && item >= NOT_ANSWERED && item <= HIGHEST;

/**
 * Items of a questionnaire in an answer of the backend, each 0 to 3, or -1 for no answer. Any other value is read as
 * NaN, so that it does not affect the others.
 */
export const Answers = (): PropertyDecorator => (holder, part) => {
  IsArray()(holder, part);
  ArrayMinSize(1)(holder, part);
  ArrayMaxSize(40)(holder, part);
  ValidateBy(
    {
      name: 'isItem',
      constraints: [NOT_ANSWERED, HIGHEST],
      validator: { validate: item => isItem(item) || Number.isNaN(item) },
    },
    { each: true },
  )(holder, part);
  Transform(
    ({ value }: { readonly value: unknown }) =>
      Array.isArray(value) ? value.map((item: unknown) => (isItem(item) ? item : Number.NaN)) : value,
    { toClassOnly: true },
  )(holder, part);
};
