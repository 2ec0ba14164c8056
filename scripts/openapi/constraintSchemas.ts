import type { Schema } from './Schema';

type ToSchema = (constraints: readonly unknown[]) => Schema;

const count = (value: unknown): number => {
  if (typeof value !== 'number') throw new Error(`${String(value)} is not a number`);
  return value;
};

/** A query's boolean admits its texts; what is meant is a boolean. */
function enumeration(values: readonly unknown[]): Schema {
  const meant = values.filter(value => !(typeof value === 'string' && values.includes(value === 'true')));
  const types = new Set(meant.map(value => typeof value));
  const [type] = types;
  if (types.size !== 1 || type === undefined) throw new Error(`Values of several types: ${JSON.stringify(values)}`);
  return type === 'boolean' && meant.length === 2 ? { type } : { type, enum: meant };
}

/** The JSON Schema of each decorator of class-validator, by the name in its metadata. */
export const constraintSchemas: Readonly<Record<string, ToSchema>> = {
  isString: () => ({ type: 'string' }),
  isBoolean: () => ({ type: 'boolean' }),
  isInt: () => ({ type: 'integer' }),
  isNumber: () => ({ type: 'number' }),
  isObject: () => ({ type: 'object' }),
  isItem: ([least, most]) => ({ type: 'integer', minimum: count(least), maximum: count(most) }),
  isArray: () => ({ type: 'array' }),
  isEmailAddress: () => ({ type: 'string', format: 'email' }),
  isIso8601: () => ({ type: 'string', format: 'date-time' }),
  isDay: () => ({ type: 'string', format: 'date' }),
  isDayOrNone: () => ({ type: 'string', pattern: '^(\\d{4}-\\d{2}-\\d{2})?$' }),
  isDateString: () => ({ type: 'string', format: 'date-time' }),
  isUrl: () => ({ type: 'string', format: 'uri' }),
  isUuid: () => ({ type: 'string', format: 'uuid' }),
  isNotEmpty: () => ({ minLength: 1 }),
  isPositive: () => ({ minimum: Number.MIN_VALUE }),
  isIn: ([values]) => enumeration(Array.isArray(values) ? values : []),
  matches: ([pattern]) => ({ type: 'string', pattern: pattern instanceof RegExp ? pattern.source : String(pattern) }),
  min: ([least]) => ({ minimum: count(least) }),
  max: ([most]) => ({ maximum: count(most) }),
  minLength: ([least]) => ({ minLength: count(least) }),
  maxLength: ([most]) => ({ maxLength: count(most) }),
  isSurveyWord: () => ({ type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' }),
  isMonthDay: () => ({}),
  // Yes or no, a number or a text: the schema here has no word for one of several types.
  isComparedValue: () => ({}),
  hasText: ([least]) => ({ type: 'string', minLength: count(least) }),
  isLength: ([least, most]) => ({ minLength: count(least), ...(most !== undefined && { maxLength: count(most) }) }),
  arrayMinSize: ([least]) => ({ minItems: count(least) }),
  arrayMaxSize: ([most]) => ({ maxItems: count(most) }),
  arrayUnique: () => ({ uniqueItems: true }),
  arrayNotEmpty: () => ({ minItems: 1 }),
  // JSON Schema cannot express the condition of `ValidateIf`.
  isDefined: () => ({}),
};
