import { DeleteUserData } from '@/application/userData/DeleteUserData';
import type { DataFile } from '@/domain/userData/UserData';
import { ImportStore } from '@/presentation/userData/ImportStore';
import { UserDataStore } from '@/presentation/userData/UserDataStore';
import { FakeUserDataGateway } from '#test/support/fakes/userData/FakeUserDataGateway';
import { FormDrafts } from '@/application/drafts/FormDrafts';
import { RequireRecentSignIn } from '@/application/session/RequireRecentSignIn';
import { ChangeUserGroups } from '@/application/users/ChangeUserGroups';
import { CreateUser } from '@/application/users/CreateUser';
import { ListDeletionRequests } from '@/application/users/ListDeletionRequests';
import { ListUsers } from '@/application/users/ListUsers';
import { LoadUserAccess } from '@/application/users/LoadUserAccess';
import { MoveUser } from '@/application/users/MoveUser';
import { AddressSearch } from '@/presentation/users/AddressSearch';
import { DeletionRequestsStore } from '@/presentation/users/deletions/DeletionRequestsStore';
import { MoveUserStore } from '@/presentation/users/MoveUserStore';
import { NewUserStore } from '@/presentation/users/NewUserStore';
import { UserAccessStore } from '@/presentation/users/UserAccessStore';
import { UsersStore } from '@/presentation/users/UsersStore';
import type { UserStores } from '@/presentation/users/UserStores';
import { FakeDraftVault } from '../../fakes/drafts/FakeDraftVault';
import { ManualClock } from '../../fakes/kernel/ManualClock';
import { SequentialIds } from '../../fakes/kernel/SequentialIds';
import { FakeReauthentication } from '../../fakes/session/FakeReauthentication';
import { FakeAccessCodeGateway } from '../../fakes/accessCodes/FakeAccessCodeGateway';
import { FakeDeletionRequestGateway } from '../../fakes/users/FakeDeletionRequestGateway';
import { FakeUserAccountGateway } from '../../fakes/users/FakeUserAccountGateway';
import { FakeUserGateway } from '../../fakes/users/FakeUserGateway';
import { danasAuthorship } from '../kernel/danasAuthorship';
import { userBulkTools } from './userBulkTools';

/** The screens of people on fakes. Each page starts as after a reload, with stored data only. */
export function userTools() {
  const [gateway, drafts, clock, reauthentication] = [
    new FakeUserGateway(),
    new FakeDraftVault(),
    new ManualClock(),
    new FakeReauthentication(),
  ];
  const [accounts, codes, ids] = [new FakeUserAccountGateway(), new FakeAccessCodeGateway(), new SequentialIds()];
  const deletions = new FakeDeletionRequestGateway();
  const data = new FakeUserDataGateway();
  const saved: DataFile[] = [];
  const recentSignIn = new RequireRecentSignIn(reauthentication);
  const changeUserGroups = new ChangeUserGroups(gateway, recentSignIn);
  const bulk = userBulkTools({ gateway, clock, reauthentication, accounts, codes });
  const page = () => {
    const formDrafts = new FormDrafts(drafts, clock);
    const zone = 'Europe/London';
    const changing = {
      ...{ formDrafts, clock, zone, changeUserGroups, loadUserAccess: new LoadUserAccess(gateway) },
      self: () => ({ uid: 'dana', email: 'dana@staff.example' }),
    };
    const stores: UserStores = {
      list: filter => new UsersStore(filter, { listUsers: new ListUsers(gateway), clock }),
      access: (userId, onRead) => new UserAccessStore(userId, changing, onRead),
      nameOf: async () => undefined,
      newUser: onCreated => new NewUserStore({ createUser: new CreateUser(accounts), formDrafts, ids }, onCreated),
      move: (userId, onMoved) =>
        new MoveUserStore(
          userId,
          { moveUser: new MoveUser(accounts, codes, gateway, danasAuthorship(clock), recentSignIn), formDrafts },
          onMoved,
        ),
      deletions: () => new DeletionRequestsStore({ listDeletionRequests: new ListDeletionRequests(deletions), clock }),
      userData: {
        data: (userId, onChanged) =>
          new UserDataStore(
            userId,
            {
              ...{ data, recentSignIn, ids, clock, deleteUserData: new DeleteUserData(data, recentSignIn) },
              saveFile: file => saved.push(file),
            },
            onChanged,
          ),
        import: () => new ImportStore({ data, recentSignIn }),
      },
      addressSearch: new AddressSearch(changing.self),
      bulk: bulk.stores(formDrafts),
      zone,
    };
    return { formDrafts, stores };
  };
  return {
    gateway,
    data,
    saved,
    deletions,
    accounts,
    codes,
    bulk,
    drafts,
    clock,
    reauthentication,
    changeUserGroups,
    page,
  };
}
