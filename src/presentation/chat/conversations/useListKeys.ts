import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { rowAfterKey } from '../../kit/table/rowAfterKey';

interface ListKeys {
  readonly ref: RefObject<HTMLUListElement | null>;
  /** The row that Tab reaches, by its place. */
  readonly stop: number;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur: () => void;
}

/**
 * Makes a list of links one stop for Tab: Up, Down, Home and End go from row to row, Right and Left to the row's button
 * and back. If the focused row is removed, the row in its place gets the focus. `ids`: the rows; `open`: the row to
 * begin with.
 */
export function useListKeys(ids: readonly string[], open: string | undefined): ListKeys {
  const [focused, setFocused] = useState<string | undefined>();
  const list = useRef<HTMLUListElement>(null);
  /** The last focused position in the list. */
  const place = useRef<number | undefined>(undefined);
  const isGone = focused !== undefined && !ids.includes(focused);
  useEffect(() => {
    const at = place.current;
    if (!isGone || at === undefined || list.current === null || document.activeElement !== document.body) return;
    const rows = rowsOf(list.current).slice(0, ids.length);
    rows[Math.min(at, rows.length - 1)]?.querySelector<HTMLElement>('a')?.focus();
  }, [isGone, ids.length]);
  const placeOf = (id: string | undefined): number => (id === undefined ? -1 : ids.indexOf(id));
  const stop = [focused, open].map(placeOf).find(place => place >= 0) ?? 0;
  return {
    ref: list,
    stop,
    onFocus: ({ currentTarget, target }) => {
      place.current = rowsOf(currentTarget).findIndex(row => row.contains(target));
      setFocused(ids[place.current]);
    },
    onBlur: () => {
      place.current = undefined;
    },
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
