import { Button, Radio } from '@blueprintjs/core';
import { EndorsedIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { HeldRight } from '@/application/users/LoadRights';
import { EmptyState } from '../../kit/layout/EmptyState';
import { FilterBar } from '../../kit/layout/FilterBar';
import { FilterMenu } from '../../kit/layout/FilterMenu';
import { privateField } from '../../kit/privateField';
import { Avatar } from '../../kit/people/Avatar';
import { DataTable } from '../../kit/table/DataTable';
import { TableRefresh } from '../../kit/table/TableFoot';
import type { TableColumn } from '../../kit/table/TableRow';
import { formatNumber } from '../../kit/table/tablesText';
import { EmailAddress } from '../../kit/text/EmailAddress';
import { initialsOf } from '../../kit/text/initialsOf';
import { writtenText } from '../../kit/text/writtenText';
import { REVIEW_FILTERS, reviewPath, userPath } from '../userPath';
import { fullNameOf, momentDayText, momentText, rightName, userFailureText, usersText } from '../usersText';
import type { ReviewStore } from './ReviewStore';
import styles from '../list.module.css';
import table from '../UserTable.module.css';
import { ReviewMarks } from './ReviewMarks';
import { heldCountText, lastDayText, reviewText, rowName, usedText } from './reviewText';

interface HeldRightsProps {
  readonly store: ReviewStore;
  readonly mayChange: boolean;
}

/** The list of rights that the filter shows, those due for review first. */
export const HeldRights = observer(function HeldRights({ store, mayChange }: HeldRightsProps) {
  const navigate = useNavigate();
  return (
    <>
      {store.known !== undefined && <Filters store={store} />}
      <div className={styles['list']}>
        <DataTable
          label={reviewText('list')}
          store={store.table}
          columns={columnsOf()}
          nameOf={rowName}
          whyOf={userFailureText}
          onOpen={({ user }) => void navigate(userPath(user.id))}
          empty={
            <EmptyState
              icon={<EndorsedIcon size={40} />}
              title={reviewText(store.show === 'all' ? 'none' : 'empty')}
              good={store.show !== 'all'}
            />
          }
          lines={2}
          refreshes={store.known === undefined}
          countText={heldCountText}
          selects={mayChange}
          acts={<Button text={reviewText('review')} onClick={() => store.open()} />}
        />
      </div>
    </>
  );
});

/** The filter of the list, with the number of rights for each choice. */
const Filters = observer(function Filters({ store }: Pick<HeldRightsProps, 'store'>) {
  const navigate = useNavigate();
  const name = useId();
  const { show } = store;
  const wordsOf = (one: (typeof REVIEW_FILTERS)[number]): string =>
    reviewText(`show.${one}`, { number: formatNumber(store.countOf(one) ?? 0) });
  const choose = (one: (typeof REVIEW_FILTERS)[number]): void => void navigate(reviewPath(one), { replace: true });
  return (
    <FilterBar state={<TableRefresh store={store.table} />}>
      <FilterMenu
        label={reviewText('show.label')}
        value={show === 'all' ? undefined : wordsOf(show)}
        clearLabel={reviewText('show.clear')}
        onClear={() => choose('all')}
      >
        <>
          {REVIEW_FILTERS.map(one => (
            <Radio
              {...privateField}
              key={one}
              name={name}
              label={wordsOf(one)}
              checked={show === one}
              onChange={() => choose(one)}
            />
          ))}
        </>
      </FilterMenu>
    </FilterBar>
  );
});

/** Says that a right was granted, or last used, before the service began to record it. */
const NotRecorded = () => (
  <span className={styles['missing']} title={usersText('grants.before')}>
    {reviewText('notUsed')}
  </span>
);

const columnsOf = (): readonly TableColumn<HeldRight>[] => [
  {
    id: 'person',
    title: reviewText('column.person'),
    width: 'minmax(205px, 2.2fr)',
    render: ({ user }) => (
      <span className={table['person']}>
        <Avatar initials={initialsOf(fullNameOf(user))} person={user.id} />
        <span className={styles['lines']}>
          <Link tabIndex={-1} to={userPath(user.id)}>
            <bdi>{writtenText(fullNameOf(user))}</bdi>
          </Link>
          <EmailAddress address={user.emailAddress} />
        </span>
      </span>
    ),
  },
  {
    id: 'right',
    title: reviewText('column.right'),
    width: 'minmax(100px, 1.2fr)',
    narrow: 'fact',
    render: ({ grant }) => rightName(grant.right),
  },
  {
    id: 'mark',
    title: reviewText('column.mark'),
    width: 'minmax(96px, 1fr)',
    narrow: 'fact',
    render: row => <ReviewMarks row={row} />,
  },
  {
    id: 'granted',
    title: reviewText('column.granted'),
    width: 'minmax(120px, 1.4fr)',
    narrow: 'hidden',
    render: ({ grant }) =>
      grant.from === undefined ? (
        <NotRecorded />
      ) : (
        <span className={styles['lines']}>
          <span title={momentText(grant.from)}>{momentDayText(grant.from)}</span>
          {grant.byName !== undefined && <bdi>{writtenText(reviewText('by', { name: grant.byName }))}</bdi>}
        </span>
      ),
  },
  {
    id: 'used',
    title: reviewText('column.used'),
    width: 'minmax(100px, 1fr)',
    narrow: 'hidden',
    render: row =>
      row.grant.usedAt === undefined ? (
        <NotRecorded />
      ) : (
        <span className="data-table-text" title={usedText(row)}>
          {row.grant.usedAt === null ? usedText(row) : momentDayText(row.grant.usedAt)}
        </span>
      ),
  },
  {
    id: 'lastDay',
    title: reviewText('column.lastDay'),
    width: 'minmax(100px, 1fr)',
    narrow: 'fact',
    render: lastDayText,
  },
];
