import { isObject } from '../parseJson';

/**
 * Equal in content, as JSON would say it: the order of an object's members does not matter, and a member that is null or
 * undefined is one that is not there.
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
