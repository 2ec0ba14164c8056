import type { Container } from 'inversify';
import { CheckBulkRows } from '@/application/kernel/bulk/CheckBulkRows';
import { CheckBulkUndo } from '@/application/kernel/bulk/CheckBulkUndo';
import { RequireRecentSignIn } from '@/application/session/RequireRecentSignIn';
import { ChosenPeople } from '@/application/users/bulk/ChosenPeople';
import { newPeopleAction } from '@/application/users/bulk/newPeopleAction';
import { NewPeopleRows } from '@/application/users/bulk/NewPeopleRows';
import { PeopleRows } from '@/application/users/bulk/PeopleRows';
import { promotionActions } from '@/application/users/bulk/promotionActions';
import { reviewActions } from '@/application/users/bulk/reviewActions';
import { CountHolders } from '@/application/users/CountHolders';
import { CreateUser } from '@/application/users/CreateUser';
import { LoadRights } from '@/application/users/LoadRights';
import { AxiosAccessCodeGateway } from '@/infrastructure/http/accessCodes/AxiosAccessCodeGateway';
import { withoutSessionWait } from '@/infrastructure/http/client/withoutSessionWait';
import { AxiosRightsGateway } from '@/infrastructure/http/users/AxiosRightsGateway';
import { AxiosUserAccountGateway } from '@/infrastructure/http/users/AxiosUserAccountGateway';
import { AxiosUserGateway } from '@/infrastructure/http/users/AxiosUserGateway';
import { PapaparseCsvFormat } from '@/infrastructure/system/kernel/PapaparseCsvFormat';
import { UuidIdGenerator } from '@/infrastructure/system/kernel/UuidIdGenerator';
import { BulkNoticeStore } from '@/presentation/kit/bulk/BulkNoticeStore';
import { BulkStore } from '@/presentation/kit/bulk/BulkStore';
import { saveText } from '@/presentation/kit/saveFile';
import { NewPeopleStore } from '@/presentation/users/newPeople/NewPeopleStore';
import { PromotionStore } from '@/presentation/users/promotions/PromotionStore';
import type { UserBulkStores } from '@/presentation/users/promotions/UserBulkStores';
import { ReviewStore } from '@/presentation/users/review/ReviewStore';
import { bulkRunner } from './bulkRunner';
import { ScopeCacheToken } from './tokens/accessTokens';
import { RegionZoneToken } from './tokens/chatTokens';
import { BackendClientToken, RandomToken, ServerClockToken } from './tokens/kernelTokens';
import { FormDraftsToken } from './tokens/patientTokens';
import { ReauthenticateToken, SessionVaultToken } from './tokens/sessionTokens';
import type { UserGateway } from '@/application/users/ports/UserGateway';
import { UserBulkRunnerToken } from './tokens/bulkTokens';

/** Composes the stores of bulk actions on people and rights; the first call adds their runner to the window. */
export function createUserBulkStores(container: Container, users: UserGateway): UserBulkStores {
  const backend = withoutSessionWait(container.get(BackendClientToken));
  const parts = {
    users: new AxiosUserGateway(backend),
    rights: new AxiosRightsGateway(backend),
    recentSignIn: new RequireRecentSignIn(container.get(ReauthenticateToken)),
    mayReplaceGroups: () => mayReplaceGroups(container),
    self: () => container.get(SessionVaultToken).current()?.user,
  };
  const creation = newPeopleAction({
    users: parts.users,
    createUser: new CreateUser(new AxiosUserAccountGateway(backend)),
    codes: new AxiosAccessCodeGateway(backend),
    now: () => container.get(ServerClockToken).now(),
    self: parts.self,
  });
  const actions = { ...promotionActions(parts), ...reviewActions(parts), 'users.create': creation };
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
  const chosenPeople = new ChosenPeople(() => parts.self()?.uid);
  return {
    actions,
    bulk: () =>
      new BulkStore({ runner, csv, saveText, checkRows: new CheckBulkRows(), checkUndo: new CheckBulkUndo(all) }),
    notice: () => new BulkNoticeStore(runner),
    choose: people => chosenPeople.choose(people),
    promotion: (page, acts, onListed) =>
      new PromotionStore({ page, acts, chosen: chosenPeople.take() }, promoting, onListed),
    newPeople: onListed => new NewPeopleStore({ formDrafts: shared.formDrafts, newPeopleRows }, onListed),
    review: (show, onListed) => new ReviewStore(show, reviewing, onListed),
  };
}

function mayReplaceGroups(container: Container): boolean {
  const state = container.get(ScopeCacheToken).read();
  // Where that is not known, the server says it.
  return state.status !== 'known' || state.scopes.includes('organisations:edit-thrive');
}
