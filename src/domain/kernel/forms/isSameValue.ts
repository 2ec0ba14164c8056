import { isObject } from '../parseJson';

/**
 * Compares content as in JSON: the order of an object's members does not matter, and null or undefined members count as
 * absent.
 */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) || Array.isArray(other))
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((item, place) => isSameValue(item, other[place]))
    );
  if (!isObject(one) || !isObject(other)) return (one ?? null) === (other ?? null);
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every(key => isSameValue(one[key], other[key]));
}
