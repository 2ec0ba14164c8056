import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import styles from './SelectionActs.module.css';
import { formatNumber, tablesCount, tablesText } from './tablesText';
import type { ShownTable } from './PagedTable';

interface StatusProps<R, F> {
  readonly store: ShownTable<R, F>;
}

/** Tells screen readers how many rows are selected, whenever that changes. */
export const SelectionStatus = observer(function SelectionStatus<R, F>({ store }: StatusProps<R, F>) {
  return (
    <p role="status" className="visually-hidden">
      {!store.selection.isEmpty && selectionText(store)}
    </p>
  );
});

interface SelectionActsProps<R, F> extends StatusProps<R, F> {
  /** The acts on the selected rows. */
  readonly children: ReactNode;
  /** True if all matching rows can be selected, loaded or not. */
  readonly selectsAll: boolean;
}

/** `2 selected`, the acts on them, and a button that clears the selection. */
export const SelectionActs = observer(function SelectionActs<R, F>(props: SelectionActsProps<R, F>) {
  const { store, selectsAll, children } = props;
  const { selection, readable: total } = store;
  const { selected } = selection;
  const isMore = selected.kind === 'some' && total !== undefined && total > selected.keys.length;
  const hasAllLoaded = selectsAll && isMore && store.keys.every(key => selection.has(key));
  return (
    <div className={styles['acts']}>
      <strong aria-hidden="true">{selectionText(store)}</strong>
      <div className={styles['buttons']}>
        {children}
        {hasAllLoaded && (
          <Button
            variant="minimal"
            intent="primary"
            text={tablesText(lacksRows(store) ? 'selectAllReadable' : 'selectAll', { total: formatNumber(total) })}
            onClick={() => store.selectAll()}
          />
        )}
      </div>
      <Button
        className={styles['clear'] ?? ''}
        variant="minimal"
        text={tablesText('clearSelection')}
        onClick={() => store.clearSelection()}
      />
    </div>
  );
});

function selectionText<R, F>(store: ShownTable<R, F>): string {
  const { selection, readable: total } = store;
  const { selected } = selection;
  if (selected.kind === 'some') return tablesCount('selected', selected.keys.length);
  if (total === undefined) return tablesText('allSelectedOfUnknown');
  if (selected.except.length === 0)
    return tablesText(lacksRows(store) ? 'allReadableSelected' : 'allSelected', { total: formatNumber(total) });
  const count = formatNumber(selection.count(total) ?? 0);
  return tablesText(lacksRows(store) ? 'allReadableButSelected' : 'allButSelected', {
    count,
    total: formatNumber(total),
  });
}

/** True if some rows could not be read, and so cannot be selected. */
const lacksRows = <R, F>({ loaded }: ShownTable<R, F>): boolean => (loaded?.unreadable ?? 0) > 0;
