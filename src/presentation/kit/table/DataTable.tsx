import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import { privateField } from '../privateField';
import { rowAfterKey } from './rowAfterKey';
import { SelectionActs, SelectionStatus } from './SelectionActs';
import './table.css';
import { TableRow, type TableColumn } from './TableRow';
import { TableFaults, TableFoot } from './TableFoot';
import { tablesText } from './tablesText';
import type { LoadedRows, ShownTable } from './PagedTable';

/** Estimated height of a row with one line and with two, in pixels, until it is measured. */
const ROW_HEIGHTS = { 1: 44, 2: 56 } as const;
/** Number of rows rendered beyond the visible ones, ready for the next scroll step. */
const OVERSCAN = 10;
/** When no more than this many rows are left below, the next page is loaded. */
const ROWS_LEFT = 40;

interface DataTableProps<R, F> {
  readonly label: string;
  readonly store: ShownTable<R, F>;
  /** The columns. The first one names the row. */
  readonly columns: readonly TableColumn<R>[];
  readonly nameOf: (row: R) => string;
  readonly whyOf: (failure: F) => string;
  readonly onOpen: (row: R) => void;
  /** Shown instead of rows if there are none. */
  readonly empty: ReactNode;
  /** False if rows cannot be selected, because no act applies to several of them. True by default. */
  readonly selects?: boolean;
  /** Acts on the selected rows. They replace the head while any row is selected. */
  readonly acts?: ReactNode;
  /** True if all matching rows can be selected, loaded or not. */
  readonly selectsAll?: boolean;
  /** The number of rows in the area's own words. */
  readonly countText?: (loaded: LoadedRows<R>) => string;
  /** Number of lines in a row; 1 by default. */
  readonly lines?: keyof typeof ROW_HEIGHTS;
  /** False if the page has its refresh button elsewhere. True by default. */
  readonly refreshes?: boolean;
}

/**
 * A table that loads its rows page by page and renders the visible ones. It is a single tab stop: the arrow keys, Home
 * and End move, Space and Shift select, Enter opens. On narrow screens each row is a card.
 */
export const DataTable = observer(function DataTable<R, F>(props: DataTableProps<R, F>) {
  const { store, whyOf, empty, countText, selects = true, lines = 1, refreshes = true } = props;
  const hasRows = store.rows.length > 0;
  const { list, loaded } = store;
  const unreadable = loaded?.unreadable;
  const lacksRows = list.status === 'known' && store.rows.length === 0 && loaded?.isComplete === false;
  useEffect(() => {
    // A page of unreadable rows is not the end of the list, so the next page is loaded.
    if (lacksRows) void store.loadMore();
  }, [store, lacksRows, unreadable]);
  return (
    <div className="data-table" data-selects={selects} data-lines={lines}>
      <TableFaults store={store} whyOf={whyOf} />
      {props.acts !== undefined && <SelectionStatus store={store} />}
      {!hasRows && list.status === 'known' && loaded?.total === 0 && empty}
      <div className={hasRows ? 'data-table-card' : 'data-table-bare'}>
        {hasRows && <Rows {...props} />}
        <TableFoot store={store} countText={countText} refreshes={refreshes} />
      </div>
    </div>
  );
});

const Rows = observer(function Rows<R, F>(props: DataTableProps<R, F>) {
  const { label, store, columns, nameOf, onOpen, selects = true, lines = 1 } = props;
  const { rows, keys } = store;
  const scroller = useRef<HTMLDivElement>(null);
  const keysHelp = useId();
  const active = Math.max(0, store.active === undefined ? 0 : keys.indexOf(store.active));
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHTS[lines],
    getItemKey: index => keys[index] ?? index,
    overscan: OVERSCAN,
    rangeExtractor: range => withActive(range, active),
  });
  const focusRow = useFocusRow(scroller, index => virtual.scrollToIndex(index));
  useEffect(() => {
    if (!store.returnsFocus) return;
    store.returnsFocus = false;
    focusRow(active);
  });
  const shown = virtual.getVirtualItems();
  const last = shown.at(-1)?.index ?? 0;
  useEffect(() => {
    if (last >= rows.length - ROWS_LEFT && store.list.status === 'known') void store.loadMore();
  }, [store, last, rows.length]);
  const openRow = (row: R | undefined): void => {
    if (row === undefined) return;
    store.returnsFocus = true;
    onOpen(row);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.target !== event.currentTarget) return;
    const wanted = handleKey(event, { store, active, selects, open: () => openRow(rows[active]) });
    if (wanted !== undefined) focusRow(wanted);
  };
  const total = store.readable;
  return (
    <div ref={scroller} className="data-table-scroller">
      <p id={keysHelp} className="visually-hidden">
        {tablesText(selects ? 'keys' : 'keysWithoutSelecting')}
      </p>
      <table
        role="grid"
        aria-label={label}
        aria-describedby={keysHelp}
        aria-rowcount={total === undefined ? -1 : total + 1}
        aria-multiselectable={selects || undefined}
        style={{ '--table-columns': columns.map(({ width }) => width).join(' ') } as CSSProperties}
      >
        <HeadRow {...{ columns, store, selects }} acts={props.acts} selectsAll={props.selectsAll === true} />
        <tbody role="rowgroup" style={{ height: virtual.getTotalSize() }}>
          {shown.map(({ index, start }) => {
            const [row, key] = [rows[index], keys[index]];
            if (row === undefined || key === undefined) return null;
            return (
              <TableRow
                key={key}
                row={row}
                id={key}
                name={nameOf(row)}
                place={{ index, start, isActive: index === active }}
                columns={columns}
                store={store}
                selects={selects}
                measure={virtual.measureElement}
                onKeyDown={onKeyDown}
              />
            );
          })}
        </tbody>
      </table>
    </div>
  );
});

interface HeadRowProps<R, F> {
  readonly columns: readonly TableColumn<R>[];
  readonly store: ShownTable<R, F>;
  readonly selects: boolean;
  readonly acts: ReactNode;
  readonly selectsAll: boolean;
}

const HeadRow = observer(function HeadRow<R, F>(props: HeadRowProps<R, F>) {
  const { columns, store, selects, acts, selectsAll } = props;
  const { keys, selection } = store;
  const selected = keys.filter(key => selection.has(key)).length;
  const isWhole = selected === keys.length;
  const isReplaced = acts !== undefined && !selection.isEmpty;
  return (
    <thead role="rowgroup" data-replaced={isReplaced}>
      <tr role="row" aria-rowindex={1}>
        {selects && (
          <th role="columnheader" scope="col" className="data-table-select">
            <input
              ref={box => {
                if (box) box.indeterminate = selected > 0 && !isWhole;
              }}
              {...privateField}
              type="checkbox"
              aria-label={tablesText('selectLoaded')}
              checked={isWhole}
              onChange={() => store.selectLoaded(!isWhole)}
            />
            <span className="data-table-label" aria-hidden="true">
              {tablesText('selectLoaded')}
            </span>
          </th>
        )}
        {columns.map(({ id, title, align }) => (
          <th
            key={id}
            role="columnheader"
            scope="col"
            data-align={align}
            className={isReplaced ? 'visually-hidden' : undefined}
          >
            {title}
          </th>
        ))}
        {isReplaced && (
          <td role="gridcell" className="data-table-acts">
            <SelectionActs store={store} selectsAll={selectsAll}>
              {acts}
            </SelectionActs>
          </td>
        )}
      </tr>
    </thead>
  );
});

/** Focuses a row by its index. A row that is not in the document is scrolled to first. */
function useFocusRow(
  scroller: { readonly current: HTMLElement | null },
  scrollTo: (index: number) => void,
): (index: number) => void {
  const wanted = useRef<number>(undefined);
  const focus = (index: number): boolean => {
    const row = scroller.current?.querySelector<HTMLElement>(`[data-index="${index}"]`);
    row?.focus({ preventScroll: true });
    return row !== null && row !== undefined;
  };
  useEffect(() => {
    if (wanted.current !== undefined && focus(wanted.current)) wanted.current = undefined;
  });
  return index => {
    scrollTo(index);
    if (!focus(index)) wanted.current = index;
  };
}

/** Indices of the rendered rows: the visible ones, and the one that Tab moves the focus to. */
function withActive(range: Range, active: number): number[] {
  const visible = defaultRangeExtractor(range);
  return visible.includes(active) || active >= range.count ? visible : [...visible, active].sort((a, b) => a - b);
}

interface KeyedTable<R, F> {
  readonly store: ShownTable<R, F>;
  /** Index of the focused row. */
  readonly active: number;
  readonly selects: boolean;
  readonly open: () => void;
}

/** Handles a key. Returns the index of the row to focus; undefined if the focus stays. */
function handleKey<R, F>(event: KeyboardEvent<HTMLElement>, table: KeyedTable<R, F>): number | undefined {
  const { store, active, selects, open } = table;
  const { keys } = store;
  const key = keys[active];
  if (key === undefined || event.altKey) return undefined;
  if (selects && event.key === 'a' && (event.ctrlKey || event.metaKey)) {
    store.selectLoaded(true);
    event.preventDefault();
    return undefined;
  }
  const isSelecting = selects && event.key === ' ';
  if (isSelecting) {
    if (event.shiftKey) store.extendTo(key);
    else store.toggle(key);
  } else if (event.key === 'Enter') open();
  const wanted = rowAfterKey(event.key, active, keys.length);
  const next = wanted === undefined ? undefined : keys[wanted];
  if (next === undefined && !isSelecting && event.key !== 'Enter') return undefined;
  event.preventDefault();
  if (next === undefined) return undefined;
  if (selects && event.shiftKey) {
    // The range begins at the row where Shift was first pressed.
    if (store.selection.isEmpty) store.toggle(key);
    store.extendTo(next);
  } else store.activate(next);
  return wanted;
}
