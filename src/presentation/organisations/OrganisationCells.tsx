import type { ReactNode } from 'react';
import type { OrganisationRow } from '@/domain/organisations/OrganisationRow';
import { Tag } from '../kit/layout/Tag';
import { UsageBar } from '../kit/layout/UsageBar';
import { formatNumber } from '../kit/table/tablesText';
import styles from './OrganisationList.module.css';
import { organisationsText } from './organisationsText';
import { seatsFullness } from './seatsFullness';

/** The facts shown in the list of organisations, one per column. */
export function OrganisationCells({ row }: { readonly row: OrganisationRow }) {
  return (
    <span className={styles['cells']}>
      <Cell column="status">
        <Status row={row} />
      </Cell>
      <Cell column="seats">
        <Seats row={row} />
      </Cell>
      <Cell column="children">
        {row.children === 0 ? <span className={styles['none']}>0</span> : formatNumber(row.children)}
      </Cell>
    </span>
  );
}

/** Titles of the columns. Each cell announces its own to screen readers, and shows it on a narrow screen. */
export function OrganisationColumns() {
  return (
    <div className={styles['head']} aria-hidden="true">
      {(['name', 'status', 'seats', 'children'] as const).map(column => (
        <span key={column} className={styles[column]}>
          {organisationsText(`column.${column}`)}
        </span>
      ))}
    </div>
  );
}

interface CellProps {
  readonly column: 'status' | 'seats' | 'children';
  readonly children: ReactNode;
}

function Cell({ column, children }: CellProps) {
  return (
    <span className={`${styles['cell']} ${styles[column]}`}>
      <span className={styles['label']}>{organisationsText(`column.${column}`)}</span> {children}
    </span>
  );
}

/** Shows a tag for exceptions only. */
function Status({ row }: { readonly row: OrganisationRow }) {
  const { enabled, subscription, codes, seats } = row;
  const fullness = codes === 0 ? 'open' : seatsFullness(seats);
  if (enabled && subscription === 'active') {
    if (fullness === 'open') return <span className={styles['isPlain']}>{organisationsText('row.active')}</span>;
    return <Tag intent="warning">{organisationsText(`row.${fullness}`)}</Tag>;
  }
  return (
    <>
      {!enabled && <Tag>{organisationsText('row.disabled')}</Tag>}
      {subscription !== 'active' && <Tag intent="warning">{organisationsText(`row.subscription.${subscription}`)}</Tag>}
    </>
  );
}

function Seats({ row: { codes, seats } }: { readonly row: OrganisationRow }) {
  if (codes === 0) return <span className={styles['none']}>{organisationsText('row.noCodes')}</span>;
  const { used, all } = seats;
  const text =
    all === undefined
      ? formatNumber(used)
      : organisationsText('row.seats', { used: formatNumber(used), all: formatNumber(all) });
  return (
    <UsageBar
      used={used}
      limit={all}
      isWarning={seatsFullness(seats) !== 'open'}
      text={text}
      noLimit={organisationsText('row.noLimit')}
    />
  );
}
