import { useMemo, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import type { MomentRow } from './MomentRow';
import styles from './moments.module.css';
import { useMomentWindow, type WindowSubscribers } from './useMomentWindow';

interface MomentListProps extends WindowSubscribers {
  readonly entries: readonly MomentRow[];
  readonly label: string;
  readonly row: (entry: MomentRow) => ReactNode;
}

/** A list that renders only the visible rows and few more. The arrow keys go from row to row. */
export function MomentList({ entries, label, row, ...subscribers }: MomentListProps) {
  const [current, setCurrent] = useState<string | undefined>(undefined);
  const ids = useMemo(() => entries.map(({ id }) => id), [entries]);
  const { rows, list } = useMomentWindow(ids, subscribers);
  const drawn = entries.slice(rows.start, Math.max(rows.end, 1));
  const entrance = drawn.some(({ id }) => id === current) ? current : drawn[0]?.id;

  const onFocus = ({ target }: FocusEvent<HTMLElement>): void => {
    const place = [...(list.current?.children ?? [])].findIndex(element => element.contains(target));
    setCurrent(drawn[place]?.id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const next = neighbourRow(event.target, event.key);
    if (!(next instanceof HTMLElement)) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <ol
      className={styles['rows']}
      ref={list}
      aria-label={label}
      data-loaded={entries.length}
      style={{ paddingTop: rows.above, minHeight: rows.total }}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      {drawn.map(entry => (
        <li key={entry.id} tabIndex={entry.id === entrance ? 0 : -1} aria-setsize={-1}>
          {row(entry)}
        </li>
      ))}
    </ol>
  );
}

function neighbourRow(target: EventTarget, key: string): Element | null {
  if (!(target instanceof HTMLLIElement)) return null;
  return key === 'ArrowDown' ? target.nextElementSibling : key === 'ArrowUp' ? target.previousElementSibling : null;
}
