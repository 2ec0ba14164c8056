import type { Container } from 'inversify';
import { RequireRecentSignIn } from '@/application/session/RequireRecentSignIn';
import { ChangeUserGroups } from '@/application/users/ChangeUserGroups';
import { CreateUser } from '@/application/users/CreateUser';
import { ListDeletionRequests } from '@/application/users/ListDeletionRequests';
import type { DataFile } from '@/domain/userData/UserData';
import { ListUsers } from '@/application/users/ListUsers';
import { LoadUserAccess } from '@/application/users/LoadUserAccess';
import { MoveUser } from '@/application/users/MoveUser';
import { AxiosAccessCodeGateway } from '@/infrastructure/http/accessCodes/AxiosAccessCodeGateway';
import { AxiosUserAccountGateway } from '@/infrastructure/http/users/AxiosUserAccountGateway';
import { UuidIdGenerator } from '@/infrastructure/system/kernel/UuidIdGenerator';
import { DeleteUserData } from '@/application/userData/DeleteUserData';
import { AxiosUserDataGateway } from '@/infrastructure/http/userData/AxiosUserDataGateway';
import { saveFile, saveText } from '@/presentation/kit/saveFile';
import { ImportStore } from '@/presentation/userData/ImportStore';
import { UserDataStore } from '@/presentation/userData/UserDataStore';
import { AddressSearch } from '@/presentation/users/AddressSearch';
import { DeletionRequestsStore } from '@/presentation/users/deletions/DeletionRequestsStore';
import { MoveUserStore } from '@/presentation/users/MoveUserStore';
import { NewUserStore } from '@/presentation/users/NewUserStore';
import { UserAccessStore } from '@/presentation/users/UserAccessStore';
import { UsersStore } from '@/presentation/users/UsersStore';
import type { UserStores } from '@/presentation/users/UserStores';
import { loadPatientAdapters } from './patientAdapters';
import { createActAuthorship } from './actAuthorship';
import {
  RegionZoneToken,
  BackendClientToken,
  ClockToken,
  RandomToken,
  ServerClockToken,
  FormDraftsToken,
  ReauthenticateToken,
  SessionVaultToken,
  ScopeCacheToken,
  UserBulkRunnerToken,
} from './tokens';
import type { UserGateway } from '@/application/users/ports/UserGateway';
import type { DeletionRequestGateway } from '@/application/users/ports/DeletionRequestGateway';
import { CheckBulkRows } from '@/application/kernel/bulk/CheckBulkRows';
import { CheckBulkUndo } from '@/application/kernel/bulk/CheckBulkUndo';
import { ChosenPeople } from '@/application/users/bulk/ChosenPeople';
import { newPeopleAction } from '@/application/users/bulk/newPeopleAction';
import { NewPeopleRows } from '@/application/users/bulk/NewPeopleRows';
import { PeopleRows } from '@/application/users/bulk/PeopleRows';
import { promotionActions } from '@/application/users/bulk/promotionActions';
import { reviewActions } from '@/application/users/bulk/reviewActions';
import { CountHolders } from '@/application/users/CountHolders';
import { LoadRights } from '@/application/users/LoadRights';
import { withoutSessionWait } from '@/infrastructure/http/client/withoutSessionWait';
import { AxiosRightsGateway } from '@/infrastructure/http/users/AxiosRightsGateway';
import { AxiosUserGateway } from '@/infrastructure/http/users/AxiosUserGateway';
import { PapaparseCsvFormat } from '@/infrastructure/system/kernel/PapaparseCsvFormat';
import { BulkNoticeStore } from '@/presentation/kit/bulk/BulkNoticeStore';
import { BulkStore } from '@/presentation/kit/bulk/BulkStore';
import { NewPeopleStore } from '@/presentation/users/newPeople/NewPeopleStore';
import { PromotionStore } from '@/presentation/users/promotions/PromotionStore';
import type { UserBulkStores } from '@/presentation/users/promotions/UserBulkStores';
import { ReviewStore } from '@/presentation/users/review/ReviewStore';
import { bulkRunner } from './bulkRunner';

/** Composes the stores of the screens of people. */
export function createUserStores(
  container: Container,
  users: UserGateway,
  deletionRequests: DeletionRequestGateway,
): UserStores {
  loadPatientAdapters(container);
  const backend = container.get(BackendClientToken);
  const zone = container.get(RegionZoneToken);
  const recentSignIn = new RequireRecentSignIn(container.get(ReauthenticateToken));
  const changing = {
    loadUserAccess: new LoadUserAccess(users),
    changeUserGroups: new ChangeUserGroups(users, recentSignIn),
    formDrafts: container.get(FormDraftsToken),
    clock: container.get(ServerClockToken),
    zone,
    self: () => container.get(SessionVaultToken).current()?.user,
  };
  const listing = { listUsers: new ListUsers(users), clock: container.get(ClockToken) };
  const deletions = {
    listDeletionRequests: new ListDeletionRequests(deletionRequests),
    clock: container.get(ClockToken),
  };
  const accounts = new AxiosUserAccountGateway(backend);
  const createUser = new CreateUser(accounts);
  const codes = new AxiosAccessCodeGateway(backend);
  const authorship = createActAuthorship(container);
  const moveUser = new MoveUser(accounts, codes, users, authorship, recentSignIn);
  const ids = new UuidIdGenerator(container.get(RandomToken));
  const data = new AxiosUserDataGateway(backend);
  const handlingData = {
    ...{ data, recentSignIn, ids, clock: container.get(ServerClockToken) },
    deleteUserData: new DeleteUserData(data, recentSignIn),
    saveFile: ({ name, bytes, mediaType }: DataFile) => saveFile(name, new Blob([bytes], { type: mediaType })),
  };
  return {
    list: filter => new UsersStore(filter, listing),
    access: (userId, onRead) => new UserAccessStore(userId, changing, onRead),
    nameOf: async userId => {
      const read = await changing.loadUserAccess.execute(userId);
      if (!read.ok) return undefined;
      const { firstName, lastName } = read.value.value.user;
      return `${firstName} ${lastName}`.trim() || undefined;
    },
    newUser: onCreated => new NewUserStore({ createUser, formDrafts: changing.formDrafts, ids }, onCreated),
    move: (userId, onMoved) => new MoveUserStore(userId, { moveUser, formDrafts: changing.formDrafts }, onMoved),
    deletions: () => new DeletionRequestsStore(deletions),
    userData: {
      data: (userId, onChanged) => new UserDataStore(userId, handlingData, onChanged),
      import: () => new ImportStore({ data, recentSignIn }),
    },
    addressSearch: new AddressSearch(changing.self),
    bulk: createUserBulkStores(container, users),
    zone,
  };
}

/** Composes the stores of bulk actions on people and rights; the first call adds their runner to the window. */
function createUserBulkStores(container: Container, users: UserGateway): UserBulkStores {
  const backend = withoutSessionWait(container.get(BackendClientToken));
  const dependencies = {
    users: new AxiosUserGateway(backend),
    rights: new AxiosRightsGateway(backend),
    recentSignIn: new RequireRecentSignIn(container.get(ReauthenticateToken)),
    mayReplaceGroups: () => mayReplaceGroups(container),
    self: () => container.get(SessionVaultToken).current()?.user,
  };
  const creation = newPeopleAction({
    users: dependencies.users,
    createUser: new CreateUser(new AxiosUserAccountGateway(backend)),
    codes: new AxiosAccessCodeGateway(backend),
    now: () => container.get(ServerClockToken).now(),
    self: dependencies.self,
  });
  const actions = { ...promotionActions(dependencies), ...reviewActions(dependencies), 'users.create': creation };
  const all = Object.values(actions);
  const runner = bulkRunner(container, { token: UserBulkRunnerToken, area: 'users', actions: all });
  const csv = new PapaparseCsvFormat();
  const shared = {
    formDrafts: container.get(FormDraftsToken),
    clock: container.get(ServerClockToken),
    zone: container.get(RegionZoneToken),
  };
  const promoting = { ...shared, peopleRows: new PeopleRows(csv), countHolders: new CountHolders(users) };
  const reviewing = { ...shared, loadRights: new LoadRights(users, shared.clock), csv, saveText };
  const newPeopleRows = new NewPeopleRows(csv, new UuidIdGenerator(container.get(RandomToken)));
  const chosenPeople = new ChosenPeople(() => dependencies.self()?.uid);
  return {
    actions,
    bulk: () =>
      new BulkStore({ runner, csv, saveText, checkRows: new CheckBulkRows(), checkUndo: new CheckBulkUndo(all) }),
    notice: () => new BulkNoticeStore(runner),
    choose: people => chosenPeople.choose(people),
    promotion: (page, acts, onListed) =>
      new PromotionStore({ page, acts, chosen: chosenPeople.consume() }, promoting, onListed),
    newPeople: onListed => new NewPeopleStore({ formDrafts: shared.formDrafts, newPeopleRows }, onListed),
    review: (show, onListed) => new ReviewStore(show, reviewing, onListed),
  };
}

function mayReplaceGroups(container: Container): boolean {
  const state = container.get(ScopeCacheToken).read();
  // If that is not known, the server decides.
  return state.status !== 'known' || state.scopes.includes('organisations:edit-thrive');
}
