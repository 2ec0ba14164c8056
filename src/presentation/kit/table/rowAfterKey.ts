/** Rows that Page Up and Page Down go over. */
const PAGE = 10;

/** The place of the row to which a key leads from another; undefined for keys that lead nowhere. */
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
