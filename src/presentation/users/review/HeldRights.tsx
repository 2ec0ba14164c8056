import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { Link, useNavigate } from 'react-router-dom';
import type { HeldRight } from '@/application/users/LoadRights';
import '../../kit/bulk/bulk.css';
import { DataTable } from '../../kit/table/DataTable';
import type { TableColumn } from '../../kit/table/TableRow';
import { formatted } from '../../kit/table/tablesText';
import { EmailAddress } from '../../kit/text/EmailAddress';
import { writtenText } from '../../kit/text/writtenText';
import { REVIEW_SHOWS, reviewPath, userPath } from '../userPath';
import { fullNameOf, rightName, userFailureText } from '../usersText';
import type { ReviewStore } from './ReviewStore';
import { ReviewMarks } from './ReviewMarks';
import {
  grantedByText,
  lastDayText,
  reviewCount,
  reviewTable,
  reviewText,
  rowName,
  sinceText,
  usedText,
} from './reviewText';

interface HeldRightsProps {
  readonly store: ReviewStore;
  readonly mayChange: boolean;
}

/** Every right that is shown, those that are due first. */
export const HeldRights = observer(function HeldRights({ store, mayChange }: HeldRightsProps) {
  const navigate = useNavigate();
  return (
    <>
      {store.known !== undefined && <Shows store={store} />}
      {mayChange && <Selection store={store} />}
      <DataTable
        label={reviewText('list')}
        store={store.table}
        columns={columnsOf()}
        nameOf={rowName}
        whyOf={userFailureText}
        onOpen={({ user }) => void navigate(userPath(user.id))}
        empty={<p>{reviewText(store.show === 'all' ? 'none' : 'empty')}</p>}
        selects={mayChange}
      />
    </>
  );
});

const Shows = observer(function Shows({ store }: Pick<HeldRightsProps, 'store'>) {
  const navigate = useNavigate();
  return (
    <div className="review-shows">
      <div className="bulk-filter" role="group" aria-label={reviewText('show.label')}>
        {REVIEW_SHOWS.map(show => {
          const number = formatted(store.countOf(show) ?? 0);
          return (
            <Button
              key={show}
              size="small"
              aria-pressed={store.show === show}
              active={store.show === show}
              text={reviewText(`show.${show}`, { number })}
              onClick={() => void navigate(reviewPath(show), { replace: true })}
            />
          );
        })}
      </div>
      <Button
        size="small"
        text={reviewText('download')}
        disabled={store.table.rows.length === 0}
        onClick={() => store.download(reviewText('fileName'), reviewTable)}
      />
    </div>
  );
});

const Selection = observer(function Selection({ store }: Pick<HeldRightsProps, 'store'>) {
  const count = store.table.selectedRows.length;
  return (
    <div role="status" className="review-selection">
      {count > 0 && (
        <>
          <span>{reviewCount('selected', count)}</span>
          <Button
            size="small"
            variant="minimal"
            text={reviewText('clear')}
            onClick={() => store.table.clearSelection()}
          />
          <Button size="small" intent="primary" text={reviewText('review')} onClick={() => store.open()} />
        </>
      )}
    </div>
  );
});

const columnsOf = (): readonly TableColumn<HeldRight>[] => [
  {
    id: 'person',
    title: reviewText('column.person'),
    width: 'minmax(170px, 2fr)',
    render: ({ user }) => (
      <span className="user-name">
        <Link tabIndex={-1} to={userPath(user.id)}>
          <bdi>{writtenText(fullNameOf(user))}</bdi>
        </Link>
        <EmailAddress address={user.emailAddress} />
      </span>
    ),
  },
  {
    id: 'right',
    title: reviewText('column.right'),
    width: 'minmax(100px, 1.2fr)',
    render: ({ grant }) => rightName(grant.right),
  },
  {
    id: 'mark',
    title: reviewText('column.mark'),
    width: 'minmax(96px, 1.3fr)',
    render: row => <ReviewMarks row={row} />,
  },
  {
    id: 'granted',
    title: reviewText('column.granted'),
    width: 'minmax(120px, 1.4fr)',
    render: row => (
      <span className="user-name">
        <span>{sinceText(row)}</span>
        <bdi>{writtenText(grantedByText(row))}</bdi>
      </span>
    ),
  },
  {
    id: 'used',
    title: reviewText('column.used'),
    width: 'minmax(100px, 1fr)',
    render: usedText,
  },
  {
    id: 'lastDay',
    title: reviewText('column.lastDay'),
    width: 'minmax(90px, 1fr)',
    render: lastDayText,
  },
];
