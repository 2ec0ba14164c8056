import { Button } from '@blueprintjs/core';
import { DuplicateIcon, TickCircleIcon, TickIcon, WarningSignIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import type { RunRow } from '@/application/kernel/bulk/BulkRun';
import { formatNumber } from '../table/tablesText';
import { EmailAddress } from '../text/EmailAddress';
import styles from './bulk.module.css';
import type { BulkViewProps } from './StepHeading';
import { bulkText } from './bulkText';
import { rowText } from './BulkWords';
import { markOf } from './countRows';

interface BulkRowsProps extends BulkViewProps {
  /** True for the rows of a dry run; by default they are those of an action that has begun. */
  readonly isPlan?: boolean;
}

/** The rows of a list with their planned or actual outcomes. The user can filter them to those that need attention. */
export const BulkRows = observer(function BulkRows({ store, words, isPlan = false }: BulkRowsProps) {
  const { filteredRows, shownRows, kind } = store;
  const rows = filteredRows.slice(0, shownRows);
  const rest = filteredRows.length - rows.length;
  const detailOf = ({ item, before, planned }: RunRow): string | undefined =>
    words.detail(kind, item, before, { planned, isWhole: false });
  const hasDetails = store.rows.some(row => detailOf(row) !== undefined);
  return (
    <>
      <RowFilter store={store} isPlan={isPlan} />
      <table className={styles['rows']} aria-label={bulkText('table.label')}>
        <thead>
          <tr>
            <th scope="col">{bulkText('table.row')}</th>
            <th scope="col">{words.key}</th>
            {hasDetails && <th scope="col">{bulkText('table.detail')}</th>}
            <th scope="col">{bulkText('table.outcome')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.planned.row}>
              <td>{formatNumber(row.planned.row)}</td>
              <th scope="row">
                <EmailAddress address={row.planned.key} />
              </th>
              {hasDetails && <td>{detailOf(row)}</td>}
              <td>
                <Outcome outcome={markOf(row, isPlan)}>{rowText(row, words, isPlan)}</Outcome>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p className={styles['foot']}>{bulkText('table.none')}</p>}
      <div className={styles['foot']}>
        <p role="status">
          {bulkText('table.shown', { shown: formatNumber(rows.length), all: formatNumber(filteredRows.length) })}
        </p>
        {rest > 0 && (
          <Button
            variant="minimal"
            text={bulkText('table.more', { number: Math.min(rest, 100) })}
            onClick={() => store.showMore()}
          />
        )}
      </div>
    </>
  );
});

/** The icon of each outcome. An outcome that is not listed is shown in words only. */
const icons: Readonly<Record<string, ReactElement>> = {
  willBeDone: <TickCircleIcon className={styles['good'] ?? ''} />,
  done: <TickCircleIcon className={styles['good'] ?? ''} />,
  alreadyDone: <TickIcon className={styles['same'] ?? ''} />,
  repeated: <DuplicateIcon className={styles['same'] ?? ''} />,
  cannot: <WarningSignIcon className={styles['attention'] ?? ''} />,
  unconfirmed: <WarningSignIcon className={styles['attention'] ?? ''} />,
  failed: <WarningSignIcon className={styles['attention'] ?? ''} />,
};

function Outcome({ outcome, children }: { readonly outcome: string; readonly children: string }) {
  return (
    <span className={styles['outcome']}>
      {icons[outcome]}
      <span>{children}</span>
    </span>
  );
}

const RowFilter = observer(function RowFilter({
  store,
  isPlan,
}: Pick<BulkViewProps, 'store'> & { readonly isPlan: boolean }) {
  const { rows, counts, filter } = store;
  if (counts.attention === 0) return null;
  const choices = [
    ['all', rows.length],
    ['attention', counts.attention],
  ] as const;
  return (
    <div className={styles['filter']} role="group" aria-label={bulkText('table.filter')}>
      {choices.map(([name, number]) => (
        <Button
          key={name}
          size="small"
          aria-pressed={filter === name}
          active={filter === name}
          text={bulkText(name === 'attention' && isPlan ? 'table.cannot' : `table.${name}`, {
            number: formatNumber(number),
          })}
          onClick={() => store.setFilter(name)}
        />
      ))}
    </div>
  );
});
