import type { Container } from 'inversify';
import { AxiosOwnAccountGateway } from '@/infrastructure/http/account/AxiosOwnAccountGateway';
import { BrowserDoneLinkVault } from '@/infrastructure/storage/account/BrowserDoneLinkVault';
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
import { AccountActsStore } from '@/presentation/account/AccountActsStore';
import { ConfirmEmailStore } from '@/presentation/account/ConfirmEmailStore';
import { AccountSettingsStore } from '@/presentation/account/AccountSettingsStore';
import type { OwnAccountStores } from '@/presentation/account/OwnAccountStores';
import type { SpokenLanguage } from '@/presentation/account/SpokenLanguage';
import { CatalogueLanguages } from '@/presentation/kit/text/CatalogueLanguages';
import { loadPatientAdapters } from './patientAdapters';
import { BackendClientToken, ClockToken, FormDraftsToken } from './tokens';
import { createRequireRecentSignIn } from './account';

/** Composes the stores of the forms of the own account. */
export function createOwnAccountStores(container: Container, spoken: SpokenLanguage): OwnAccountStores {
  loadPatientAdapters(container);
  const gateway = new AxiosOwnAccountGateway(container.get(BackendClientToken));
  const recentSignIn = createRequireRecentSignIn(container);
  const saving = {
    account: gateway,
    saveNames: new SaveOwnNames(gateway),
    saveScreenName: new SaveScreenName(gateway),
    changeEmail: new ChangeOwnEmail(gateway, recentSignIn),
    formDrafts: container.get(FormDraftsToken),
    clock: container.get(ClockToken),
  };
  const acting = {
    requestPasswordChange: new RequestPasswordChange(gateway),
    requestDeletion: new RequestAccountDeletion(gateway, recentSignIn),
    setLanguage: new SetOwnLanguage(gateway, new CatalogueLanguages()),
    setPush: new SetPush(gateway),
    resendEmailLink: new ResendEmailLink(gateway, recentSignIn),
    withdrawNewEmail: new WithdrawNewEmail(gateway, recentSignIn),
  };
  return {
    settings: () => new AccountSettingsStore(saving),
    confirmEmail: (id, settings) =>
      new ConfirmEmailStore(
        id,
        new ConfirmOwnEmail(gateway),
        new BrowserDoneLinkVault(),
        () => void settings.summary.load(),
      ),
    acts: settings =>
      new AccountActsStore(
        acting,
        held => settings.summary.put(held),
        language => spoken.change(language),
      ),
  };
}
