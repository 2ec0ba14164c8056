/** Number of rows that Page Up and Page Down move by. */
const PAGE = 10;

/** The index of the row that a key moves to from another one; undefined for other keys. */
export function rowAfterKey(key: string, from: number, count: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: from + 1,
    ArrowUp: from - 1,
    PageDown: from + PAGE,
    PageUp: from - PAGE,
    Home: 0,
    End: count - 1,
  };
  const wanted = Object.hasOwn(steps, key) ? steps[key] : undefined;
  return wanted === undefined || count === 0 ? undefined : Math.min(Math.max(wanted, 0), count - 1);
}
