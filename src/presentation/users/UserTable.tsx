import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { ListedUser } from '@/domain/users/ListedUser';
import { DataTable } from '../kit/table/DataTable';
import type { TableColumn } from '../kit/table/TableRow';
import { EmailAddress } from '../kit/text/EmailAddress';
import { writtenText } from '../kit/text/writtenText';
import { userPath } from './userPath';
import type { UsersStore } from './UsersStore';
import { fullNameOf, momentText, rightName, userFailureText, usersText } from './usersText';
import { UserMark } from './UserMark';

interface UserTableProps {
  readonly store: UsersStore;
  /** Several can be selected. */
  readonly selects: boolean;
  readonly onOpen: (user: ListedUser) => void;
}

/** People in the order of their addresses. */
export const UserTable = observer(function UserTable({ store, selects, onOpen }: UserTableProps) {
  return (
    <DataTable
      label={usersText('list')}
      store={store.table}
      columns={columnsOf(store)}
      nameOf={fullNameOf}
      whyOf={userFailureText}
      onOpen={onOpen}
      empty={<p>{usersText(store.isFiltered ? 'empty' : 'none')}</p>}
      selects={selects}
    />
  );
});

const columnsOf = (store: UsersStore): readonly TableColumn<ListedUser>[] => [
  {
    id: 'name',
    title: usersText('column.name'),
    width: 'minmax(205px, 2.2fr)',
    render: user => (
      <span className="user-name">
        <Link tabIndex={-1} to={userPath(user.id, store.filter)} onClick={() => (store.table.returnsFocus = true)}>
          <bdi>{writtenText(fullNameOf(user))}</bdi>
        </Link>
        <EmailAddress address={user.emailAddress} />
      </span>
    ),
  },
  {
    id: 'state',
    title: usersText('column.state'),
    width: 'minmax(150px, 1fr)',
    render: user => <UserMark user={user} />,
  },
  { id: 'groups', title: usersText('column.groups'), width: 'minmax(100px, 1.2fr)', render: groupsText },
  {
    id: 'organisation',
    title: usersText('column.organisation'),
    width: 'minmax(115px, 1.6fr)',
    render: ({ organisation }) =>
      organisation === undefined ? usersText('noOrganisation') : <bdi>{writtenText(organisation.name)}</bdi>,
  },
  {
    id: 'lastSignIn',
    title: usersText('column.lastSignIn'),
    width: 'minmax(110px, 1fr)',
    render: ({ lastSignInAt }) => (lastSignInAt === undefined ? usersText('never') : momentText(lastSignInAt)),
  },
];

/** The rights of a person, or what kind of account it is where there are none. */
function groupsText({ grants, kind }: ListedUser): string {
  if (grants.length > 0) return grants.map(({ right }) => rightName(right)).join(', ');
  return kind === 'staff' ? usersText('noGroups') : usersText(`kind.${kind ?? 'unknown'}`);
}
