import { Button, Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { clockFormat } from '../time/clockFormat';
import { ownClock } from '../time/ownClock';
import { Notice } from '../Notice';
import { useOnline } from '../useOnline';
import { formatted, tablesCount, tablesText } from './tablesText';
import type { LoadedRows, ShownTable } from './PagedTable';

interface TableStateProps<R, F> {
  readonly store: ShownTable<R, F>;
  readonly whyOf: (failure: F) => string;
  /** How many there are, in words of the list. */
  readonly countText?: ((loaded: LoadedRows<R>) => string) | undefined;
}

/** What is known of the rows: how many are loaded, that they are on their way, or why some are missing or old. */
export const TableState = observer(function TableState<R, F>({
  store,
  whyOf,
  countText = loadedText,
}: TableStateProps<R, F>) {
  const { list, loading, loaded } = store;
  return (
    <>
      <div className="data-table-state">
        <div role="status">
          {loaded !== undefined ? countText(loaded) : loading && tablesText('loading')}
          {loading && <Spinner size={16} aria-label={tablesText(loaded ? 'loadingMore' : 'loading')} />}
        </div>
        <Button
          size="small"
          variant="minimal"
          text={tablesText('refresh')}
          onClick={() => void store.reload()}
          disabled={loaded === undefined}
        />
      </div>
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
    </>
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
  const time = clockFormat({ hour: '2-digit', minute: '2-digit' }, ownClock.zone).format(last.at);
  return tablesText('stale', { time, why });
}

function loadedText({ rows, total, isComplete }: LoadedRows<unknown>): string {
  // None is loaded: how many there are is not known.
  if (total === undefined) return rows.length === 0 ? '' : tablesCount('loaded', rows.length);
  if (isComplete) return tablesCount('total', total);
  return tablesText('loadedOf', { loaded: formatted(rows.length), total: formatted(total) });
}
