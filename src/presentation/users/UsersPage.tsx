import { Button } from '@blueprintjs/core';
import { PlusIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { UserFilter } from '@/application/users/ports/UserGateway';
import { Page } from '../kit/layout/Page';
import { PageHeader } from '../kit/layout/PageHeader';
import { LinkButton } from '../kit/LinkButton';
import { useStore } from '../kit/useStore';
import { DeletionRequestsPage } from './deletions/DeletionRequestsPage';
import { NewPeoplePage } from './newPeople/NewPeoplePage';
import { newPeopleText } from './newPeople/newPeopleText';
import { NewUserPage } from './NewUserPage';
import type { PromotionPageName } from './promotions/promotionFields';
import { SelectedPeople } from './promotions/SelectedPeople';
import { ReviewPage } from './review/ReviewPage';
import {
  DELETIONS_PATH,
  filterOf,
  isNewUser,
  newPeoplePath,
  newUserPath,
  REVIEW_PATH,
  reviewFilterOf,
  isDeletionsRoute,
  isNewPeopleRoute,
  isReviewRoute,
  USER_PARAMETER,
  userPath,
  usersPath,
} from './userPath';
import { UserFilters } from './UserFilters';
import { UserPage } from './UserPage';
import type { UsersStore } from './UsersStore';
import type { UserStores } from './UserStores';
import { fullNameOf, usersText } from './usersText';
import { UserTable } from './UserTable';

interface UsersPageProps {
  readonly stores: UserStores;
  /** The pages on which the signed-in user may promote or downgrade the selected users. */
  readonly promotions?: readonly PromotionPageName[];
  /** True if the signed-in user may change rights; they may then also read the deletion requests. */
  readonly mayChangeGroups: boolean;
  readonly mayMove: boolean;
  /** Called when the name of the user on the page has been loaded. */
  readonly onName?: (userId: string, name: string) => void;
}

const nowhere = (): void => undefined;

/** All users, one user, a review of rights, or the deletion requests, depending on the address. */
export function UsersPage({ stores, promotions = [], mayChangeGroups, mayMove, onName = nowhere }: UsersPageProps) {
  const [parameters] = useSearchParams();
  if (isReviewRoute(parameters))
    return <ReviewPage stores={stores.bulk} show={reviewFilterOf(parameters)} mayChange={mayChangeGroups} />;
  if (isDeletionsRoute(parameters)) return <DeletionRequestsPage stores={stores} />;
  return <People {...{ stores, promotions, mayChangeGroups, mayMove, onName }} />;
}

const People = observer(function People(props: Required<UsersPageProps>) {
  const { stores, promotions, mayChangeGroups, mayMove, onName } = props;
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const store = useStore(() => stores.list(filterOf(parameters, stores.addressSearch.read())));
  const userId = parameters.get(USER_PARAMETER);
  const toList = (filter: UserFilter, replace: boolean): void => {
    stores.addressSearch.write(filter.emailAddress);
    void navigate(usersPath(filter), { replace });
  };
  if (userId !== null)
    return (
      <UserPage
        key={userId}
        {...{ userId, stores, mayChangeGroups, mayMove }}
        backTo={usersPath(store.filter)}
        onRead={({ user }) => {
          store.table.replace(user);
          onName(user.id, fullNameOf(user));
        }}
      />
    );
  if (isNewPeopleRoute(parameters))
    return (
      <NewPeoplePage
        stores={stores.bulk}
        mayCreate={mayChangeGroups}
        backTo={usersPath(store.filter)}
        list={store.table}
      />
    );
  if (mayChangeGroups && isNewUser(parameters))
    return <NewUserPage stores={stores} backTo={usersPath(store.filter)} onCreated={() => void store.table.reload()} />;
  return (
    <UserList
      mayCreate={mayChangeGroups}
      onNew={() => void navigate(newUserPath(store.filter))}
      onNewList={() => void navigate(newPeoplePath(store.filter))}
      store={store}
      onFilter={filter => {
        store.setFilter(filter);
        toList(filter, true);
      }}
      onOpen={id => void navigate(userPath(id, store.filter))}
      promotions={promotions}
      onChoose={addresses => stores.bulk.choose(addresses)}
    />
  );
});

interface UserListProps {
  readonly mayCreate: boolean;
  readonly onNew: () => void;
  readonly onNewList: () => void;
  readonly store: UsersStore;
  readonly onFilter: (filter: UserFilter) => void;
  readonly onOpen: (userId: string) => void;
  readonly promotions: readonly PromotionPageName[];
  readonly onChoose: (addresses: readonly string[]) => void;
}

function UserList({ mayCreate, onNew, onNewList, store, onFilter, onOpen, promotions, onChoose }: UserListProps) {
  return (
    <Page labelledBy="users-title">
      <PageHeader
        id="users-title"
        title={usersText('title')}
        lead={usersText('lead')}
        actions={
          <>
            <LinkButton variant="minimal" to={REVIEW_PATH} text={usersText('review')} />
            {mayCreate && <LinkButton variant="minimal" to={DELETIONS_PATH} text={usersText('deletions')} />}
            {mayCreate && <Button text={newPeopleText('button')} onClick={onNewList} />}
            {mayCreate && (
              <Button intent="primary" icon={<PlusIcon />} text={usersText('new.button')} onClick={onNew} />
            )}
          </>
        }
      />
      <UserFilters store={store} onFilter={onFilter} />
      <UserTable
        store={store}
        acts={
          promotions.length > 0 ? <SelectedPeople store={store} pages={promotions} onChoose={onChoose} /> : undefined
        }
        onOpen={({ id }) => onOpen(id)}
        onEverybody={() => onFilter({ ...store.filter, groups: [], accessCode: '' })}
      />
    </Page>
  );
}
