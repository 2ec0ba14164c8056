import { observer } from 'mobx-react-lite';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { privateField } from '../privateField';
import { tablesText } from './tablesText';
import type { ShownTable } from './PagedTable';

export interface TableColumn<R> {
  readonly id: string;
  readonly title: string;
  /** Width of the column as a CSS grid track. */
  readonly width: string;
  /** Aligns numbers at the end of the cell; text is at the start. */
  readonly align?: 'end';
  /**
   * The place of the value on a card: in a line with other facts, beside the name, or nowhere. By default it has a line
   * of its own with its title.
   */
  readonly narrow?: 'fact' | 'act' | 'hidden';
  /** Renders the value. Text stays in one line and is cut off if it is too long. */
  readonly render: (row: R) => ReactNode;
}

interface TableRowProps<R, F> {
  readonly row: R;
  readonly id: string;
  readonly name: string;
  /** `start`: distance from the first row to this one, in pixels. */
  readonly place: { readonly index: number; readonly start: number; readonly isActive: boolean };
  readonly columns: readonly TableColumn<R>[];
  readonly store: ShownTable<R, F>;
  readonly selects: boolean;
  readonly measure: (element: HTMLElement | null) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** One row; on narrow screens, one card. */
export const TableRow = observer(function TableRow<R, F>(props: TableRowProps<R, F>) {
  const { row, id, name, place, columns, store, selects, measure, onKeyDown } = props;
  const isSelected = store.selection.has(id);
  const onSelect = ({ shiftKey, currentTarget }: MouseEvent): void => {
    if (shiftKey) store.extendTo(id);
    else store.toggle(id);
    // Focuses the row, so that the table's keys keep working.
    currentTarget.closest('tr')?.focus({ preventScroll: true });
  };
  return (
    <tr
      ref={measure}
      role="row"
      data-index={place.index}
      aria-rowindex={place.index + 2}
      aria-selected={selects ? isSelected : undefined}
      tabIndex={place.isActive ? 0 : -1}
      style={{ transform: `translateY(${place.start}px)` }}
      onKeyDown={onKeyDown}
      onFocus={() => store.activate(id)}
    >
      {selects && (
        <td role="gridcell" className="data-table-select">
          <input
            {...privateField}
            type="checkbox"
            tabIndex={-1}
            aria-label={tablesText('selectRow', { name })}
            checked={isSelected}
            onClick={onSelect}
            readOnly
          />
        </td>
      )}
      {columns.map(({ id: column, title, align, narrow, render }, at) => {
        const value = render(row);
        const content = (
          <>
            <span className="data-table-label" aria-hidden="true">
              {title}
            </span>
            {typeof value === 'string' ? (
              <span className="data-table-text" title={value}>
                {value}
              </span>
            ) : (
              value
            )}
          </>
        );
        return at === 0 ? (
          <th key={column} role="rowheader" scope="row">
            {content}
          </th>
        ) : (
          <td key={column} role="gridcell" data-align={align} data-narrow={narrow}>
            {content}
          </td>
        );
      })}
    </tr>
  );
});
