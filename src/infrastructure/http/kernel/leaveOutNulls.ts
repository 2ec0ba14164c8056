const meant = new Map<object, Set<string>>();

/** Marks a field in which null is an answer of its own, and not the same as none. */
export const AllowExplicitNull =
  () =>
  (holder: object, field: string): void => {
    meant.set(holder, (meant.get(holder) ?? new Set()).add(field));
  };

/** In what is read a field that is null counts as left out: not every backend leaves out what it does not have. */
export function leaveOutNulls(instance: object): void {
  const prototype = Object.getPrototypeOf(instance) as object;
  for (const [name, value] of Object.entries(instance) as [string, unknown][]) {
    if (value === null && meant.get(prototype)?.has(name) !== true) Reflect.deleteProperty(instance, name);
    for (const part of Array.isArray(value) ? (value as readonly unknown[]) : [value])
      if (isOfContract(part)) leaveOutNulls(part);
  }
}

/** What the contract does not know is of no class, and may be as deep as anything. */
const isOfContract = (part: unknown): part is object =>
  typeof part === 'object' && part !== null && !Array.isArray(part) && Object.getPrototypeOf(part) !== Object.prototype;
