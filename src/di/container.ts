import { WatchSession } from '@/application/session/WatchSession';
import { SubmitSecondFactor } from '@/application/session/secondFactor/SubmitSecondFactor';
import { RestoreSession } from '@/application/session/signIn/RestoreSession';
import { RequestPasswordReset } from '@/application/session/password/RequestPasswordReset';
import { PrepareSignIn } from '@/application/session/signIn/PrepareSignIn';
import { Container } from 'inversify';
import type { Environment } from '@/domain/app/Environment';
import { errorReportingModule } from './errorReporting';
import { sessionAdaptersModule, sessionModule, singleSignOnModule } from './session';
import { shellModule } from './app';
import { systemModule } from './kernel';
import { EnvironmentToken, ClockToken } from './tokens/kernelTokens';
import { loginSteps } from '@/domain/session/signIn/loginSteps';
import { once } from '@/infrastructure/system/kernel/once';
import { AccountRecoveryStore } from '@/presentation/session/password/AccountRecoveryStore';
import type { LoginStart } from '@/presentation/session/signIn/LoginStart';
import { LogOutTitles } from '@/presentation/session/signOut/LogOutTitles';
import { LoginStore } from '@/presentation/session/signIn/LoginStore';
import { LogoutPageStore } from '@/presentation/session/signOut/LogoutPageStore';
import { OneTimePasswordStore } from '@/presentation/session/secondFactor/OneTimePasswordStore';
import { ProvidersStore } from '@/presentation/session/singleSignOn/ProvidersStore';
import { ServerStatusStore } from '@/presentation/serverStatus/ServerStatusStore';
import { SignInFormStore } from '@/presentation/session/signIn/SignInFormStore';
import type { About } from '@/presentation/kit/About';
import type { StoreFactories } from '@/presentation/kit/StoreFactories';
import { Toasts } from '@/presentation/kit/Toasts';
import { RootStore } from '@/presentation/app/RootStore';
import { LoadFlagsToken } from './tokens/accessTokens';
import { ReportErrorToken } from './tokens/errorReportingTokens';
import * as session from './tokens/sessionTokens';
import { AddressBarToken, ShowPageTitleToken } from './tokens/appTokens';

/** The container of the first load. The shell and the features add their modules to it when they are downloaded. */
export function createContainer(environment: Environment): Container {
  const container = new Container();
  container.bind(EnvironmentToken).toConstantValue(environment);
  container.load(
    systemModule,
    errorReportingModule,
    sessionModule,
    sessionAdaptersModule,
    singleSignOnModule,
    shellModule,
  );
  return container;
}

/** Where the recovery of an account can be linked to. */
const RECOVERY = '/authentication/recovery';

/** What was kept of somebody who was adding a second factor. */
function enrolmentIn({ email, step, newAccount }: Readonly<Record<string, string>>): LoginStart['interrupted'] {
  const known = loginSteps.find(name => name === step);
  return email === undefined || known === undefined
    ? undefined
    : { email, step: known, newAccount: newAccount === 'true' };
}

/** The stores of the first load. */
export function createStoreFactories(container: Container, about: About): StoreFactories {
  const location = container.get(session.PageLocationToken);
  const addressBar = container.get(AddressBarToken);
  const restart = (path: string): void => location.restartAt(path);
  /** Of somebody who has just chosen a new password on this page. */
  let knownEmail = '';
  const keepEmail = (email: string): void => {
    knownEmail = email;
  };
  /**
   * What the address of the page says about how to begin; nothing of it matters to whoever is asked to sign in again.
   */
  const fromAddress = (): LoginStart => {
    const { email } = location.takeQuery('email');
    const interrupted = enrolmentIn(location.keptForReload());
    return {
      onEnrolment: reached => location.saveForReload({ ...reached, newAccount: String(reached.newAccount) }),
      ...(interrupted === undefined ? {} : { interrupted }),
      ...(email === undefined ? {} : { emailInQuery: email }),
      ...(addressBar.path() === RECOVERY ? { startStep: 'accountRecovery' } : {}),
    };
  };
  return {
    about,
    toasts: new Toasts(container.get(ClockToken)),
    root: new RootStore({
      restoreSession: new RestoreSession(
        container.get(session.SessionVaultToken),
        container.get(session.SessionHintToken),
        container.get(session.IdentityProviderToken),
        container.get(session.OpenSessionToken),
        container.get(session.SessionEventsToken),
        container.get(session.DeviceTracesToken),
      ),
      watchSession: new WatchSession(container.get(session.SessionEventsToken)),
      addressBar,
      watchSignOut: container.get(session.WatchSignOutToken),
      restart,
    }),
    showTitle: (page, unread) => container.get(ShowPageTitleToken).execute(page, unread),
    report: (error, context) => container.get(ReportErrorToken).execute({ error, context }),
    restart,
    logOutTitles: new LogOutTitles(container.get(ClockToken)),
    login: (start = {}) => new LoginStore(Object.keys(start).length === 0 ? { ...fromAddress(), knownEmail } : start),
    signInForm: (email, onOutcome, newAccount) => {
      const useCases = {
        signIn: container.get(session.SignInToken),
        prepareSignIn: new PrepareSignIn(
          container.get(session.IdentityProviderToken),
          container.get(session.SessionGatewayToken),
        ),
      };
      return new SignInFormStore(email, useCases, onOutcome, newAccount);
    },
    oneTimePassword: (pending, course) => {
      const submitSecondFactor = new SubmitSecondFactor(
        container.get(session.SecondFactorGatewayToken),
        container.get(session.OpenSessionToken),
      );
      return new OneTimePasswordStore(
        pending,
        { submitSecondFactor, sendEmailCode: container.get(session.SendEmailCodeToken) },
        course,
      );
    },
    accountRecovery: (email, onSent) =>
      new AccountRecoveryStore(
        email,
        new RequestPasswordReset(container.get(session.IdentityProviderToken), `${window.location.origin}/`),
        onSent,
      ),
    serverStatus: () => new ServerStatusStore(container.get(session.WatchServerStatusToken)),
    providers: () =>
      new ProvidersStore({
        listProviders: container.get(session.ListProvidersToken),
        startSingleSignOn: container.get(session.StartSingleSignOnToken),
      }),
    sessionPages: once(async () => (await import('./sessionPages')).createSessionPageStores(container, keepEmail)),
    external: once(async () => (await import('./legal')).createExternalStores(container)),
    logoutPage: (onDone, prepare) =>
      new LogoutPageStore(
        () => container.get(session.SignOutToken),
        container.get(ClockToken),
        onDone,
        async () => {
          await prepare?.();
          // What is switched off is not waited for.
          if (prepare !== undefined) await container.get(LoadFlagsToken).execute();
        },
      ),
  };
}
