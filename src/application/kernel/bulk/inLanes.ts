/** Calls that a bulk action has on the wire at once, at most. */
export const MOST_CALLS = 4;

/** Works on the things in their order, on at most `MOST_CALLS` of them at once. */
export async function inLanes<T>(things: readonly T[], work: (thing: T) => Promise<void>): Promise<void> {
  const rest = things[Symbol.iterator]();
  const lane = async (): Promise<void> => {
    for (let next = rest.next(); next.done !== true; next = rest.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: MOST_CALLS }, lane));
}
