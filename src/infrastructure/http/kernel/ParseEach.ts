/** Holds parts that are read separately: a part that breaks its contract is left out and named here. */
interface PartsHolder {
  couldNotCheck?: string[];
}

const partsOf = new Map<object, Set<string>>();

/** Marks a part that may be unreadable on its own: its holder stays, and the part is named in `couldNotCheck`. */
export const ParseEach =
  () =>
  (holder: PartsHolder, part: string): void => {
    partsOf.set(holder, (partsOf.get(holder) ?? new Set()).add(part));
  };

/** Marked in its own class, or in one that the class extends. */
export function isParseEach(holder: object, part: string): holder is PartsHolder {
  const of = Object.getPrototypeOf(holder) as object | null;
  return of !== null && (partsOf.get(of)?.has(part) === true || isParseEach(of, part));
}

/** Names a part that could not be read. */
export function nameUnread(holder: PartsHolder, part: string): void {
  const named: readonly unknown[] = Array.isArray(holder.couldNotCheck) ? holder.couldNotCheck : [];
  holder.couldNotCheck = [...new Set([...named.filter(name => typeof name === 'string'), part])];
}
