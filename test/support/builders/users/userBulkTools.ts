import type { FormDrafts } from '@/application/drafts/FormDrafts';
import { BulkRunner } from '@/application/kernel/bulk/BulkRunner';
import { CheckBulkRows } from '@/application/kernel/bulk/CheckBulkRows';
import { CheckBulkUndo } from '@/application/kernel/bulk/CheckBulkUndo';
import { RequireRecentSignIn } from '@/application/session/RequireRecentSignIn';
import { newPeopleAction } from '@/application/users/bulk/newPeopleAction';
import { NewPeopleRows } from '@/application/users/bulk/NewPeopleRows';
import { PeopleRows } from '@/application/users/bulk/PeopleRows';
import { promotionActions } from '@/application/users/bulk/promotionActions';
import { reviewActions } from '@/application/users/bulk/reviewActions';
import { CountHolders } from '@/application/users/CountHolders';
import { CreateUser } from '@/application/users/CreateUser';
import { LoadRights } from '@/application/users/LoadRights';
import { BulkNoticeStore } from '@/presentation/kit/bulk/BulkNoticeStore';
import { BulkStore } from '@/presentation/kit/bulk/BulkStore';
import { NewPeopleStore } from '@/presentation/users/newPeople/NewPeopleStore';
import { PromotionStore } from '@/presentation/users/promotions/PromotionStore';
import type { UserBulkStores } from '@/presentation/users/promotions/UserBulkStores';
import { ReviewStore } from '@/presentation/users/review/ReviewStore';
import { FakeAccessCodeGateway } from '../../fakes/accessCodes/FakeAccessCodeGateway';
import { FakeBulkVault } from '../../fakes/kernel/FakeBulkVault';
import { FakeCsvFormat } from '../../fakes/kernel/FakeCsvFormat';
import type { ManualClock } from '../../fakes/kernel/ManualClock';
import { SequentialIds } from '../../fakes/kernel/SequentialIds';
import type { FakeReauthentication } from '../../fakes/session/FakeReauthentication';
import { FakeRightsGateway } from '../../fakes/users/FakeRightsGateway';
import { FakeUserAccountGateway } from '../../fakes/users/FakeUserAccountGateway';
import type { FakeUserGateway } from '../../fakes/users/FakeUserGateway';

interface UserBulkDependencies {
  readonly gateway: FakeUserGateway;
  readonly clock: ManualClock;
  readonly reauthentication: FakeReauthentication;
  readonly accounts?: FakeUserAccountGateway;
  readonly codes?: FakeAccessCodeGateway;
}

/** Bulk actions on people's access on fakes, as in one window. Dana is signed in. */
export function userBulkTools({
  gateway,
  clock,
  reauthentication,
  accounts = new FakeUserAccountGateway(),
  codes = new FakeAccessCodeGateway(),
}: UserBulkDependencies) {
  accounts.onCreated = user => gateway.add(user.id, {}, { user });
  codes.addOrganisation('north', 'North Board').add('NORTH-1').add('SOUTH-1', { generation: 'v1' });
  const rights = new FakeRightsGateway(gateway);
  rights.now = () => clock.now();
  const vault = new FakeBulkVault();
  const may = { replaceGroups: true };
  const actions = allActions();
  const all = Object.values(actions);
  const runner = new BulkRunner(all, vault, clock, new SequentialIds());
  const csv = new FakeCsvFormat();
  const ids = new SequentialIds();
  const files = new Map<string, string>();
  const saveText = (name: string, text: string): void => void files.set(name, text);

  function allActions() {
    const parts = {
      ...{ users: gateway, rights, recentSignIn: new RequireRecentSignIn(reauthentication) },
      mayReplaceGroups: () => may.replaceGroups,
      self: () => ({ uid: 'dana', email: 'dana@staff.example' }),
    };
    const createUser = new CreateUser(accounts);
    const creation = newPeopleAction({ users: gateway, createUser, codes, now: () => clock.now(), self: parts.self });
    return { ...promotionActions(parts), ...reviewActions(parts), 'users.create': creation };
  }

  const stores = (formDrafts: FormDrafts): UserBulkStores => {
    const shared = { formDrafts, clock, zone: 'Europe/London' };
    const promoting = { ...shared, peopleRows: new PeopleRows(csv), countHolders: new CountHolders(gateway) };
    const reviewing = { ...shared, loadRights: new LoadRights(gateway, clock), csv, saveText };
    let chosen: string | undefined;
    return {
      actions,
      bulk: () =>
        new BulkStore({ runner, csv, saveText, checkRows: new CheckBulkRows(), checkUndo: new CheckBulkUndo(all) }),
      notice: () => new BulkNoticeStore(runner),
      choose: people => (chosen = people.join('\n')),
      promotion: (page, acts, onListed) => new PromotionStore({ page, acts, chosen }, promoting, onListed),
      newPeople: onListed => new NewPeopleStore({ formDrafts, newPeopleRows: new NewPeopleRows(csv, ids) }, onListed),
      review: (show, onListed) => new ReviewStore(show, reviewing, onListed),
    };
  };
  return { rights, accounts, codes, actions, all, runner, vault, files, may, stores };
}
