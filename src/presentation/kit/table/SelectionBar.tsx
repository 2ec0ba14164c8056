import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { formatted, tablesCount, tablesText } from './tablesText';
import type { ShownTable } from './PagedTable';

interface SelectionBarProps<R, F> {
  readonly store: ShownTable<R, F>;
  /** What can be done with the selected rows. */
  readonly children: ReactNode;
}

/** How many rows are selected, and whether all that match are meant; only while any is. */
export const SelectionBar = observer(function SelectionBar<R, F>({ store, children }: SelectionBarProps<R, F>) {
  const { selection, readable: total } = store;
  const { selected } = selection;
  const isMore = selected.kind === 'some' && total !== undefined && total > selected.keys.length;
  const hasAllLoaded = isMore && store.keys.every(key => selection.has(key));
  return (
    <div className="selection-bar" data-empty={selection.isEmpty}>
      <p role="status">{!selection.isEmpty && selectionText(store)}</p>
      {!selection.isEmpty && (
        <>
          {hasAllLoaded && (
            <Button
              size="small"
              text={tablesText(lacksRows(store) ? 'selectAllReadable' : 'selectAll', { total: formatted(total) })}
              onClick={() => store.selectAll()}
            />
          )}
          <Button
            size="small"
            variant="minimal"
            text={tablesText('clearSelection')}
            onClick={() => store.clearSelection()}
          />
          {children}
        </>
      )}
    </div>
  );
});

function selectionText<R, F>(store: ShownTable<R, F>): string {
  const { selection, readable: total } = store;
  const { selected } = selection;
  if (selected.kind === 'some') return tablesCount('selected', selected.keys.length);
  if (total === undefined) return tablesText('allSelectedOfUnknown');
  if (selected.except.length === 0)
    return tablesText(lacksRows(store) ? 'allReadableSelected' : 'allSelected', { total: formatted(total) });
  const count = formatted(selection.count(total) ?? 0);
  return tablesText(lacksRows(store) ? 'allReadableButSelected' : 'allButSelected', { count, total: formatted(total) });
}

/** Rows that cannot be read cannot be selected either. */
const lacksRows = <R, F>({ loaded }: ShownTable<R, F>): boolean => (loaded?.unreadable ?? 0) > 0;
