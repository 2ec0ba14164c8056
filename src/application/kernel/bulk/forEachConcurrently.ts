/** Maximum concurrent calls of a bulk action. */
export const MOST_CALLS = 4;

/** Processes items in order, at most `MOST_CALLS` at once. */
export async function forEachConcurrently<T>(things: readonly T[], work: (thing: T) => Promise<void>): Promise<void> {
  const rest = things[Symbol.iterator]();
  const lane = async (): Promise<void> => {
    for (let next = rest.next(); next.done !== true; next = rest.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: MOST_CALLS }, lane));
}
