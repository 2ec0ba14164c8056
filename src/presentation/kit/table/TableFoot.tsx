import { Button, Spinner } from '@blueprintjs/core';
import { RefreshIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { dateFormat } from '../time/dateFormat';
import { Notice } from '../Notice';
import { useOnline } from '../useOnline';
import { formatNumber, tablesCount, tablesText } from './tablesText';
import type { LoadedRows, ShownTable } from './PagedTable';

interface TableFaultsProps<R, F> {
  readonly store: ShownTable<R, F>;
  readonly whyOf: (failure: F) => string;
}

/** Says why rows are missing or out of date. */
export const TableFaults = observer(function TableFaults<R, F>({ store, whyOf }: TableFaultsProps<R, F>) {
  const { list, loaded } = store;
  return (
    <div role="alert">
      {list.status === 'couldNotCheck' && (
        <Failure
          text={failureText(whyOf(list.failure), list.last, store.lacksPage)}
          isOld={list.last !== undefined}
          onRetry={() => void store.retry()}
        />
      )}
      {loaded !== undefined && loaded.unreadable > 0 && (
        <Notice intent="warning">{tablesCount('unreadable', loaded.unreadable)}</Notice>
      )}
    </div>
  );
});

interface TableFootProps<R, F> {
  readonly store: ShownTable<R, F>;
  /** The number of rows in the area's own words. */
  readonly countText?: ((loaded: LoadedRows<R>) => string) | undefined;
  readonly refreshes: boolean;
}

/** The line below the rows: how many are loaded, and whether more are being loaded. */
export const TableFoot = observer(function TableFoot<R, F>(props: TableFootProps<R, F>) {
  const { store, countText = loadedText, refreshes } = props;
  const { loading, loaded } = store;
  return (
    <div className="data-table-foot">
      <div role="status">
        {loaded !== undefined ? countText(loaded) : loading && tablesText('loading')}
        {loading && <Spinner size={16} aria-label={tablesText(loaded ? 'loadingMore' : 'loading')} />}
      </div>
      {refreshes && <TableRefresh store={store} />}
    </div>
  );
});

/** The age of the rows, and a refresh button. */
export const TableRefresh = observer(function TableRefresh<R, F>({ store }: { readonly store: ShownTable<R, F> }) {
  const { list } = store;
  const at = list.status === 'known' ? list.at : list.status === 'couldNotCheck' ? list.last?.at : undefined;
  return (
    <div className="data-table-refresh">
      {at !== undefined && <span>{tablesText('updated', { time: dateFormat.clock(at) })}</span>}
      <Button
        variant="minimal"
        icon={<RefreshIcon />}
        aria-label={tablesText('refresh')}
        title={tablesText('refresh')}
        onClick={() => void store.reload()}
        disabled={store.loaded === undefined}
      />
    </div>
  );
});

interface FailureProps {
  readonly text: string;
  readonly isOld: boolean;
  readonly onRetry: () => void;
}

function Failure({ text, isOld, onRetry }: FailureProps) {
  const isOnline = useOnline();
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <Notice
      intent={isOld ? 'warning' : 'danger'}
      action={<Button size="small" text={tablesText('retry')} onClick={onRetry} />}
    >
      {text} {!isOnline && tablesText('offline')}
    </Notice>
  );
}

function failureText(why: string, last: { readonly at: number } | undefined, lacksPage: boolean): string {
  if (last === undefined) return tablesText('failed', { why });
  if (lacksPage) return tablesText('partFailed', { why });
  return tablesText('stale', { time: dateFormat.clock(last.at), why });
}

function loadedText({ rows, total, isComplete }: LoadedRows<unknown>): string {
  // If no row is loaded, the total is not known.
  if (total === undefined) return rows.length === 0 ? '' : tablesCount('loaded', rows.length);
  if (isComplete) return tablesCount('total', total);
  return tablesText('loadedOf', { loaded: formatNumber(rows.length), total: formatNumber(total) });
}
