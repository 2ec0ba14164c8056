import { ChangeOwnEmail } from '@/application/account/ChangeOwnEmail';
import { ConfirmOwnEmail } from '@/application/account/ConfirmOwnEmail';
import { RequestAccountDeletion } from '@/application/account/RequestAccountDeletion';
import { RequestPasswordChange } from '@/application/account/RequestPasswordChange';
import { ResendEmailLink } from '@/application/account/ResendEmailLink';
import { SaveOwnNames } from '@/application/account/SaveOwnNames';
import { SaveScreenName } from '@/application/account/SaveScreenName';
import { SetOwnLanguage } from '@/application/account/SetOwnLanguage';
import { SetPush } from '@/application/account/SetPush';
import { WithdrawNewEmail } from '@/application/account/WithdrawNewEmail';
import { FormDrafts } from '@/application/drafts/FormDrafts';
import { RequireRecentSignIn } from '@/application/session/RequireRecentSignIn';
import { AccountActsStore } from '@/presentation/account/AccountActsStore';
import { ConfirmEmailStore } from '@/presentation/account/ConfirmEmailStore';
import { AccountSettingsStore } from '@/presentation/account/AccountSettingsStore';
import type { OwnAccountStores } from '@/presentation/account/OwnAccountStores';
import { SpokenLanguage } from '@/presentation/account/SpokenLanguage';
import { FakeDoneLinkVault } from '../../fakes/account/FakeDoneLinkVault';
import { FakeOwnAccountGateway } from '../../fakes/account/FakeOwnAccountGateway';
import { FakeDraftVault } from '../../fakes/drafts/FakeDraftVault';
import { ManualClock } from '../../fakes/kernel/ManualClock';
import { FakeLanguages } from '../../fakes/kernel/FakeLanguages';
import { FakeReauthentication } from '../../fakes/session/FakeReauthentication';

/** The account settings forms on fakes. Each page starts as after a reload, with stored data only. */
export function accountTools() {
  const [gateway, drafts, clock] = [new FakeOwnAccountGateway(), new FakeDraftVault(), new ManualClock()];
  const [reauthentication, languages, spoken] = [new FakeReauthentication(), new FakeLanguages(), new SpokenLanguage()];
  const recentSignIn = new RequireRecentSignIn(reauthentication);
  const useCases = {
    account: gateway,
    saveNames: new SaveOwnNames(gateway),
    saveScreenName: new SaveScreenName(gateway),
    changeEmail: new ChangeOwnEmail(gateway, recentSignIn),
    requestPasswordChange: new RequestPasswordChange(gateway),
    requestDeletion: new RequestAccountDeletion(gateway, recentSignIn),
    setLanguage: new SetOwnLanguage(gateway, languages),
    setPush: new SetPush(gateway),
    resendEmailLink: new ResendEmailLink(gateway, recentSignIn),
    withdrawNewEmail: new WithdrawNewEmail(gateway, recentSignIn),
  };
  const page = () => {
    const formDrafts = new FormDrafts(drafts, clock);
    const stores: OwnAccountStores = {
      settings: () => new AccountSettingsStore({ ...useCases, formDrafts, clock }),
      confirmEmail: (id, settings) =>
        new ConfirmEmailStore(
          id,
          new ConfirmOwnEmail(gateway),
          new FakeDoneLinkVault(),
          () => void settings.summary.load(),
        ),
      acts: settings =>
        new AccountActsStore(
          useCases,
          held => settings.summary.put(held),
          language => spoken.change(language),
        ),
    };
    return { formDrafts, stores };
  };
  return { gateway, drafts, clock, reauthentication, languages, spoken, useCases, page };
}
