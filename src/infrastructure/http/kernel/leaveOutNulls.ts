import { isRecord } from '@/domain/kernel/parseJson';

const meant = new Map<object, Set<string>>();

/** Marks a field in which null is an answer of its own, and not the same as none. */
export const AllowExplicitNull =
  () =>
  (holder: object, field: string): void => {
    meant.set(holder, (meant.get(holder) ?? new Set()).add(field));
  };

/** When reading, a null field counts as left out, because not every backend omits what it does not have. */
export function leaveOutNulls(instance: object): void {
  const prototype = Object.getPrototypeOf(instance) as object;
  for (const [name, value] of Object.entries(instance) as [string, unknown][]) {
    if (value === null && meant.get(prototype)?.has(name) !== true) Reflect.deleteProperty(instance, name);
    for (const part of Array.isArray(value) ? (value as readonly unknown[]) : [value])
      if (isOfContract(part)) leaveOutNulls(part);
  }
}

/** Parts unknown to the contract have no class, and may be arbitrarily deep. */
const isOfContract = (part: unknown): part is object =>
  isRecord(part) && Object.getPrototypeOf(part) !== Object.prototype;
