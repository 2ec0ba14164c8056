import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import { rowAfterKey } from '../../kit/table/rowAfterKey';

interface ListKeys {
  /** The row that Tab reaches, by its place. */
  readonly stop: number;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
}

/**
 * Makes a list of links one stop for Tab: Up, Down, Home and End go from row to row, Right and Left to the row's button
 * and back. `ids`: the rows; `open`: the row to begin with.
 */
export function useListKeys(ids: readonly string[], open: string | undefined): ListKeys {
  const [focused, setFocused] = useState<string | undefined>();
  const placeOf = (id: string | undefined): number => (id === undefined ? -1 : ids.indexOf(id));
  const stop = [focused, open].map(placeOf).find(place => place >= 0) ?? 0;
  return {
    stop,
    onFocus: ({ currentTarget, target }) =>
      setFocused(ids[rowsOf(currentTarget).findIndex(row => row.contains(target))]),
    onKeyDown: event => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const target = targetOf(event, ids.length);
      if (target === null || target === undefined) return;
      event.preventDefault();
      target.focus();
    },
  };
}

const rowsOf = (list: HTMLElement): readonly Element[] => [...list.children];

function targetOf({ currentTarget, target, key }: KeyboardEvent<HTMLElement>, count: number) {
  const rows = rowsOf(currentTarget);
  const from = rows.findIndex(row => target instanceof Node && row.contains(target));
  const row = rows[from];
  if (row === undefined || from >= count) return undefined;
  if (key === 'ArrowRight') return row.querySelector<HTMLElement>('button');
  if (key === 'ArrowLeft') return row.querySelector<HTMLElement>('a');
  const next = rowAfterKey(key, from, count);
  return next === undefined ? undefined : rows[next]?.querySelector<HTMLElement>('a');
}
