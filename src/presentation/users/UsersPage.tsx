import { observer } from 'mobx-react-lite';
import { useNavigate, useLocation, useSearchParams } from 'react-router-dom';
import type { UserFilter } from '@/application/users/ports/UserGateway';
import { useStore } from '../kit/useStore';
import { filterOfPlace, USER_PARAMETER, userPath, usersPlace } from './userPath';
import { UserFilters } from './UserFilters';
import { UserPage } from './UserPage';
import '../organisations/page/organisationPage.css';
import './users.css';
import type { UsersStore } from './UsersStore';
import type { UserStores } from './UserStores';
import { usersText } from './usersText';
import { UserTable } from './UserTable';

interface UsersPageProps {
  readonly stores: UserStores;
  readonly mayChangeGroups: boolean;
}

/** Everybody with an account, or one of them, as the address says. */
export const UsersPage = observer(function UsersPage({ stores, mayChangeGroups }: UsersPageProps) {
  const [parameters] = useSearchParams();
  const { state } = useLocation() as { readonly state: unknown };
  const navigate = useNavigate();
  const store = useStore(() => stores.list(filterOfPlace(parameters, state)));
  const userId = parameters.get(USER_PARAMETER);
  const toList = (filter: UserFilter, replace: boolean): void => {
    const { to, state: beginning } = usersPlace(filter);
    void navigate(to, { replace, state: beginning });
  };
  if (userId !== null)
    return (
      <UserPage
        key={userId}
        {...{ userId, stores, mayChangeGroups }}
        onBack={() => toList(store.filter, false)}
        onRead={({ user }) => store.table.replace(user)}
      />
    );
  return (
    <UserList
      store={store}
      onFilter={filter => {
        store.setFilter(filter);
        toList(filter, true);
      }}
      onOpen={id => void navigate(userPath(id))}
    />
  );
});

interface UserListProps {
  readonly store: UsersStore;
  readonly onFilter: (filter: UserFilter) => void;
  readonly onOpen: (userId: string) => void;
}

function UserList({ store, onFilter, onOpen }: UserListProps) {
  return (
    <section className="users" aria-labelledby="users-title">
      <header>
        <h1 id="users-title">{usersText('title')}</h1>
        <p>{usersText('lead')}</p>
      </header>
      <UserFilters store={store} onFilter={onFilter} />
      <UserTable store={store} onOpen={({ id }) => onOpen(id)} />
    </section>
  );
}
