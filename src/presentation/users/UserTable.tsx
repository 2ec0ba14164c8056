import { Button } from '@blueprintjs/core';
import { PeopleIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ListedUser } from '@/domain/users/ListedUser';
import { EmptyState } from '../kit/layout/EmptyState';
import { Avatar } from '../kit/people/Avatar';
import { DataTable } from '../kit/table/DataTable';
import type { LoadedRows } from '../kit/table/PagedTable';
import type { TableColumn } from '../kit/table/TableRow';
import { EmailAddress } from '../kit/text/EmailAddress';
import { initialsOf } from '../kit/text/initialsOf';
import { writtenText } from '../kit/text/writtenText';
import list from './list.module.css';
import { userPath } from './userPath';
import type { UsersStore } from './UsersStore';
import { fullNameOf, momentDayText, momentText, rightName, userFailureText, usersCount, usersText } from './usersText';
import { UserMark } from './UserMark';
import styles from './UserTable.module.css';

interface UserTableProps {
  readonly store: UsersStore;
  /** Acts on the selected users; undefined if users cannot be selected. */
  readonly acts: ReactNode;
  readonly onOpen: (user: ListedUser) => void;
  /** Clears the filters, except for the search. */
  readonly onEverybody: () => void;
}

/** Users in the order of their email addresses. */
export const UserTable = observer(function UserTable({ store, acts, onOpen, onEverybody }: UserTableProps) {
  return (
    <div className={list['list']}>
      <DataTable
        label={usersText('list')}
        store={store.table}
        columns={columnsOf(store)}
        nameOf={fullNameOf}
        whyOf={userFailureText}
        onOpen={onOpen}
        empty={<NoUsers store={store} onEverybody={onEverybody} />}
        countText={shownText}
        selects={acts !== undefined}
        acts={acts}
        lines={2}
        refreshes={false}
      />
    </div>
  );
});

function NoUsers({ store, onEverybody }: Pick<UserTableProps, 'store' | 'onEverybody'>) {
  return (
    <EmptyState
      icon={<PeopleIcon size={40} />}
      title={usersText(store.isFiltered ? 'empty' : 'none')}
      {...(store.isNarrowed && { action: <Button text={usersText('filter.everybody')} onClick={onEverybody} /> })}
    />
  );
}

function shownText({ rows, total, isComplete }: LoadedRows<ListedUser>): string {
  if (total === undefined) return rows.length === 0 ? '' : usersCount('shown.loaded', rows.length);
  if (isComplete) return usersCount('shown.all', total);
  return usersText('shown.part', { loaded: rows.length, total });
}

const columnsOf = (store: UsersStore): readonly TableColumn<ListedUser>[] => [
  {
    id: 'name',
    title: usersText('column.name'),
    width: 'minmax(205px, 2.2fr)',
    render: user => (
      <span className={styles['person']}>
        <Avatar initials={initialsOf(fullNameOf(user))} person={user.id} />
        <span className={list['lines']}>
          <Link tabIndex={-1} to={userPath(user.id, store.filter)} onClick={() => (store.table.returnsFocus = true)}>
            <bdi>{writtenText(fullNameOf(user))}</bdi>
          </Link>
          <EmailAddress address={user.emailAddress} />
        </span>
      </span>
    ),
  },
  {
    id: 'state',
    title: usersText('column.state'),
    width: 'minmax(150px, 1fr)',
    narrow: 'fact',
    render: user => (user.state === 'active' ? usersText('state.active') : <UserMark user={user} />),
  },
  {
    id: 'groups',
    title: usersText('column.groups'),
    width: 'minmax(100px, 1.2fr)',
    narrow: 'fact',
    render: groupsText,
  },
  {
    id: 'organisation',
    title: usersText('column.organisation'),
    width: 'minmax(115px, 1.6fr)',
    narrow: 'fact',
    render: ({ organisation }) =>
      organisation === undefined ? (
        usersText('noOrganisation')
      ) : (
        <bdi className="data-table-text" title={organisation.name}>
          {writtenText(organisation.name)}
        </bdi>
      ),
  },
  {
    id: 'lastSignIn',
    title: usersText('column.lastSignIn'),
    width: 'minmax(112px, 0.8fr)',
    narrow: 'hidden',
    render: ({ lastSignInAt }) =>
      lastSignInAt === undefined ? (
        usersText('never')
      ) : (
        <span className="data-table-text" title={momentText(lastSignInAt)}>
          {momentDayText(lastSignInAt)}
        </span>
      ),
  },
];

/** The user's rights or, if there are none, the kind of account. */
function groupsText({ grants, kind }: ListedUser): string {
  if (grants.length > 0) return grants.map(({ right }) => rightName(right)).join(', ');
  return kind === 'staff' ? usersText('noGroups') : usersText(`kind.${kind ?? 'unknown'}`);
}
