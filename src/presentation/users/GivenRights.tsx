import type { ReactNode } from 'react';
import type { GivenRight } from '@/domain/users/ListedUser';
import { EmptyState } from '../kit/layout/EmptyState';
import { Panel } from '../kit/layout/Panel';
import { writtenText } from '../kit/text/writtenText';
import { dateFormat } from '../kit/time/dateFormat';
import { KeyIcon } from '@blueprintjs/icons';
import styles from './GivenRights.module.css';
import { momentDayText, momentText, rightKindText, rightName, usersText } from './usersText';

const COLUMNS = ['right', 'from', 'ends', 'used', 'by'] as const;
type Column = (typeof COLUMNS)[number];

/** The rights granted to a user: start and end, last use, author and reason. */
export function GivenRights({ grants }: { readonly grants: readonly GivenRight[] }) {
  return (
    <Panel title={usersText('grants.title')} count={grants.length} flush>
      {grants.length === 0 ? (
        <EmptyState icon={<KeyIcon size={40} />} title={usersText('grants.none')} />
      ) : (
        <div className={styles['frame']}>
          <table className={styles['table']}>
            <thead>
              <tr>
                {COLUMNS.map(column => (
                  <th key={column} scope="col">
                    {usersText(`grants.column.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {grants.map((grant, place) => (
                <GivenRightRow key={`${grant.right} ${place}`} grant={grant} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  );
}

function GivenRightRow({ grant }: { readonly grant: GivenRight }) {
  const { right, from, byName, reason, lastDay, confirmedAt } = grant;
  return (
    <tr>
      <th scope="row">
        <strong>{rightName(right)}</strong>
        <span className={styles['sub']}>{rightKindText(right)}</span>
        {reason !== undefined && (
          <span className={styles['sub']}>
            {usersText('grants.reason')} <bdi>{writtenText(reason)}</bdi>
          </span>
        )}
      </th>
      <Cell column="from" isMissing={from === undefined}>
        {from === undefined ? (
          <span title={usersText('grants.before')}>{usersText('grants.sinceUnknown')}</span>
        ) : (
          <Moment at={from} />
        )}
      </Cell>
      <Cell column="ends" isMissing={lastDay === undefined}>
        {lastDay === undefined ? usersText('grants.noEnd') : dateFormat.day(lastDay)}
      </Cell>
      <Cell column="used" isMissing={typeof grant.usedAt !== 'number'}>
        <LastUse at={grant.usedAt} />
      </Cell>
      <Cell column="by" isMissing={byName === undefined}>
        {byName === undefined ? usersText('grants.notRecorded') : <bdi>{writtenText(byName)}</bdi>}
        {confirmedAt !== undefined && (
          <span className={styles['sub']}>{usersText('grants.confirmed', { day: momentDayText(confirmedAt) })}</span>
        )}
      </Cell>
    </tr>
  );
}

/** Says when a right was last used. If that was not recorded, it does not say “never”. */
function LastUse({ at }: { readonly at: GivenRight['usedAt'] }) {
  if (at === undefined) return usersText('grants.notRecorded');
  return at === null ? usersText('grants.neverUsed') : <Moment at={at} />;
}

/** The day of a time, with the full time as its title. */
const Moment = ({ at }: { readonly at: number }) => <span title={momentText(at)}>{momentDayText(at)}</span>;

interface CellProps {
  readonly column: Column;
  /** True if the value is missing or unknown. */
  readonly isMissing: boolean;
  readonly children: ReactNode;
}

function Cell({ column, isMissing, children }: CellProps) {
  return (
    <td className={isMissing ? styles['missing'] : undefined}>
      <span className={styles['title']} aria-hidden="true">
        {usersText(`grants.column.${column}`)}
      </span>
      <span>{children}</span>
    </td>
  );
}
