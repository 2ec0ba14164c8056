/** The row that an arrow key leads to from the row that has the focus itself; undefined where the key is none of the list's. */
export function adjacentRow(target: EventTarget, key: string): HTMLElement | undefined {
  if (!(target instanceof HTMLElement) || !('row' in target.dataset)) return undefined;
  const next = key === 'ArrowUp' ? target.previousElementSibling : key === 'ArrowDown' ? target.nextElementSibling : null;
  return next instanceof HTMLElement ? next : undefined;
}
