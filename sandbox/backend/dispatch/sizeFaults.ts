import { getMetadataStorage } from 'class-validator';

/** The limit of a field by its decorators; `each`: of every item of its list. */
interface Limit {
  readonly field: string;
  readonly most: number;
  readonly each: boolean;
}

/**
 * Texts and lists of a request that are longer than allowed, one line each. They are refused before anything reads
 * them, because the time of some checks grows faster than the length.
 */
export function sizeFaults(part: object, place: string): readonly string[] {
  const own = limitsOf(part).flatMap(({ field, most, each }) => {
    const value: unknown = Reflect.get(part, field);
    const values: readonly unknown[] = each && Array.isArray(value) ? value : [value];
    return values.some(one => lengthOf(one) > most) ? [`${place}.${field}: is longer than ${most}`] : [];
  });
  return own.length > 0 ? own : Object.entries(part).flatMap(([field, value]) => below(value, `${place}.${field}`));
}

const below = (value: unknown, place: string): readonly string[] =>
  (Array.isArray(value) ? (value as readonly unknown[]) : [value]).flatMap(one =>
    isPart(one) ? sizeFaults(one, place) : [],
  );

/** Only what the contract knows is of a class. */
const isPart = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !plain.includes(Object.getPrototypeOf(value));

const plain: readonly unknown[] = [Object.prototype, Array.prototype, null];

const lengthOf = (value: unknown): number => (typeof value === 'string' || Array.isArray(value) ? value.length : 0);

/** The place of the maximum length among the constraints of a check. */
const places: Readonly<Record<string, number>> = { maxLength: 0, isLength: 1, arrayMaxSize: 0 };

function limitsOf(part: object): readonly Limit[] {
  const checks = getMetadataStorage().getTargetValidationMetadatas(part.constructor, '', true, false);
  return checks.flatMap(({ name = '', propertyName, constraints = [], each }) => {
    const at = places[name];
    const most: unknown = at === undefined ? undefined : constraints[at];
    return typeof most === 'number' ? [{ field: propertyName, most, each: name !== 'arrayMaxSize' && each }] : [];
  });
}
