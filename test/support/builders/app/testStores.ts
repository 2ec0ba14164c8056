import { ReadLegalDocument } from '@/application/legal/ReadLegalDocument';
import { defaultEmailOption } from '@/domain/session/secondFactor/MfaOption';
import { readExternalPath } from '@/domain/legal/readExternalPath';
import type { ExternalStores } from '@/presentation/legal/ExternalStores';
import { ConfirmOwnEmail } from '@/application/account/ConfirmOwnEmail';
import { ConfirmEmailStore } from '@/presentation/account/ConfirmEmailStore';
import { FakeDoneLinkVault } from '../../fakes/account/FakeDoneLinkVault';
import { FakeOwnAccountGateway } from '#test/support/fakes/account/FakeOwnAccountGateway';
import { LegalStore } from '@/presentation/legal/LegalStore';
import { FakeLanguages } from '#test/support/fakes/kernel/FakeLanguages';
import { FakeLegalArchive } from '#test/support/fakes/legal/FakeLegalArchive';
import { PrepareSignIn } from '@/application/session/signIn/PrepareSignIn';
import { RequestPasswordReset } from '@/application/session/password/RequestPasswordReset';
import { RestoreSession } from '@/application/session/signIn/RestoreSession';
import { AccountRecoveryStore } from '@/presentation/session/password/AccountRecoveryStore';
import { CallbackStore } from '@/presentation/session/singleSignOn/CallbackStore';
import { ChoosePasswordStore } from '@/presentation/session/password/ChoosePasswordStore';
import { InstallAuthenticatorStore } from '@/presentation/session/secondFactor/InstallAuthenticatorStore';
import { LogOutTitles } from '@/presentation/session/signOut/LogOutTitles';
import { LoginStore } from '@/presentation/session/signIn/LoginStore';
import type { LoginStart } from '@/presentation/session/signIn/LoginStart';
import { LogoutPageStore } from '@/presentation/session/signOut/LogoutPageStore';
import { OneTimePasswordStore } from '@/presentation/session/secondFactor/OneTimePasswordStore';
import { ProvidersStore } from '@/presentation/session/singleSignOn/ProvidersStore';
import { ResetPasswordStore } from '@/presentation/session/password/ResetPasswordStore';
import { ScanQrCodeStore } from '@/presentation/session/secondFactor/ScanQrCodeStore';
import { ServerStatusStore } from '@/presentation/serverStatus/ServerStatusStore';
import type { SessionPageStores } from '@/presentation/session/SessionPageStores';
import { SignInFormStore } from '@/presentation/session/signIn/SignInFormStore';
import type { StoreFactories } from '@/presentation/app/StoreFactories';
import { Toasts } from '@/presentation/kit/Toasts';
import { CheckVersion } from '@/application/app/CheckVersion';
import { LostDownloadStore } from '@/presentation/app/LostDownloadStore';
import { RootStore } from '@/presentation/app/RootStore';
import { FindOtherRegion } from '@/application/regions/FindOtherRegion';
import { OtherRegionStore } from '@/presentation/regions/OtherRegionStore';
import { FakeRegionGateway } from '../../fakes/regions/FakeRegionGateway';
import { transactionalStores } from '@/presentation/transactional/TransactionalStores';
import { FakeTransactionalGateway } from '../../fakes/transactional/FakeTransactionalGateway';
import { FakeVersionGateway } from '../../fakes/app/FakeVersionGateway';
import { FakeServerStatusGateway } from '../../fakes/serverStatus/FakeServerStatusGateway';
import { accountTools } from '../session/accountTools';
import { statusWatch } from '../serverStatus/statusWatch';

/** The stores of the first load on fakes; `query` is the query of the address. */
export function testStores(path = '/', query: Readonly<Record<string, string>> = {}, start: LoginStart = {}) {
  const tools = accountTools(query, path);
  const {
    identity,
    gateway,
    vault,
    hint,
    openSession,
    events,
    signIn,
    signOut,
    traces,
    clock,
    location,
    addressBar,
    watchSignOut,
  } = tools;
  const regions = new FakeRegionGateway();
  const deployments = { here: 'UK', addresses: { Australia: 'https://au.provider.example' } } as const;
  const serverStatus = new FakeServerStatusGateway();
  const reported: unknown[] = [];
  const titles: (string | undefined)[] = [];
  const restart = (to: string): void => location.restartAt(to);
  const running = { version: '1.2.3', core: '0.105.0' };
  const versions = new FakeVersionGateway(running);
  const savesText = { now: true };
  const reload = (): void => restart(addressBar.path());
  const pages: SessionPageStores = {
    actionMode: () => (['resetPassword', 'recoverEmail', 'verifyEmail'] as const).find(mode => mode === query['mode']),
    choosePassword: (email, onCreated) => new ChoosePasswordStore(email, tools.createAccount, onCreated),
    installAuthenticator: () => new InstallAuthenticatorStore(),
    proveMailbox: (owner, course) =>
      new OneTimePasswordStore(
        { ...owner, options: [defaultEmailOption] },
        { ...tools, submitSecondFactor: tools.proveMailbox },
        course,
      ),
    scanQrCode: (owner, onAdded) => new ScanQrCodeStore(owner, tools, onAdded),
    countAuthenticators: idToken => tools.countAuthenticators.execute(idToken),
    resetPassword: () =>
      new ResetPasswordStore(
        { oobCode: query['oobCode'] ?? '', continueUrl: query['continueUrl'] ?? null, origin: location.origin() },
        tools,
        location,
      ),
    callback: () => new CallbackStore(query, tools.finishSingleSignOn),
  };
  const downloaded = Promise.resolve(pages);
  const archive = new FakeLegalArchive();
  const external = Promise.resolve<ExternalStores>({
    page: readExternalPath(addressBar.path()),
    transactional: transactionalStores({
      gateway: new FakeTransactionalGateway(),
      token: query['token'] ?? '',
      newAttempt: () => 'attempt'.repeat(4),
    }),
    rejectEmail: id =>
      new ConfirmEmailStore(
        id,
        new ConfirmOwnEmail(new FakeOwnAccountGateway(), 'rejectEmail'),
        new FakeDoneLinkVault(),
      ),
    legal: doc => new LegalStore({ doc, lang: null, goto: null }, new ReadLegalDocument(archive, new FakeLanguages())),
  });
  const stores: StoreFactories = {
    about: { dashboardTitle: 'Staff dashboard', ...running },
    toasts: new Toasts(clock),
    root: new RootStore({
      restoreSession: new RestoreSession(vault, hint, identity, openSession, events, traces),
      sessionEvents: events,
      addressBar,
      watchSignOut,
      restart,
    }),
    showTitle: title => void titles.push(title),
    report: error => void reported.push(error),
    restart,
    lostDownload: () => new LostDownloadStore(new CheckVersion(running, versions), () => savesText.now, reload),
    logOutTitles: new LogOutTitles(clock),
    login: given => new LoginStore({ ...given, ...start }),
    signInForm: (email, onOutcome, newAccount) =>
      new SignInFormStore(
        email,
        { signIn, prepareSignIn: new PrepareSignIn(identity, gateway) },
        onOutcome,
        newAccount,
      ),
    oneTimePassword: (pending, course) => new OneTimePasswordStore(pending, tools, course),
    accountRecovery: (email, onSent) =>
      new AccountRecoveryStore(email, new RequestPasswordReset(identity, 'http://localhost/'), onSent),
    serverStatus: () => new ServerStatusStore(statusWatch(serverStatus, clock)),
    otherRegion: () => new OtherRegionStore(new FindOtherRegion(regions, deployments), { wasSaid: false }),
    providers: () => new ProvidersStore(tools),
    sessionPages: () => downloaded,
    publicAlerts: () => new Promise(() => undefined),
    external: () => external,
    logoutPage: (onDone, prepare) => new LogoutPageStore(() => signOut, clock, onDone, prepare),
  };
  return { ...tools, regions, serverStatus, archive, reported, titles, pages, stores, versions, savesText };
}
