import { SubmitSecondFactor } from '@/application/session/secondFactor/SubmitSecondFactor';
import { RequestPasswordReset } from '@/application/session/password/RequestPasswordReset';
import { PrepareSignIn } from '@/application/session/signIn/PrepareSignIn';
import type { Container } from 'inversify';
import type { SignInHint } from '@/application/session/signIn/SignInHint';
import { loginSteps } from '@/domain/session/signIn/loginSteps';
import { sessionPaths } from '@/presentation/session/sessionPaths';
import { AccountRecoveryStore } from '@/presentation/session/password/AccountRecoveryStore';
import type { LoginStart } from '@/presentation/session/signIn/LoginStart';
import { LoginStore } from '@/presentation/session/signIn/LoginStore';
import { LogoutPageStore } from '@/presentation/session/signOut/LogoutPageStore';
import { OneTimePasswordStore } from '@/presentation/session/secondFactor/OneTimePasswordStore';
import { ProvidersStore } from '@/presentation/session/singleSignOn/ProvidersStore';
import { SignInFormStore } from '@/presentation/session/signIn/SignInFormStore';
import type { StoreFactories } from '@/presentation/app/StoreFactories';
import {
  AddressBarToken,
  ClockToken,
  EnvironmentToken,
  IdentityProviderToken,
  LoadFlagsToken,
  OpenSessionToken,
  PageLocationToken,
  RandomToken,
  SecondFactorGatewayToken,
  SessionGatewayToken,
  SignInToken,
  SignOutToken,
  SingleSignOnGatewayToken,
  SingleSignOnVaultToken,
} from './tokens';
import { SendEmailCode } from '@/application/session/secondFactor/SendEmailCode';
import { StartSingleSignOn } from '@/application/session/singleSignOn/StartSingleSignOn';
import { FetchSingleSignOnProviders } from '@/infrastructure/system/session/FetchSingleSignOnProviders';
import { PROVIDERS_PATH } from './session';

type SignInStores = Pick<
  StoreFactories,
  'login' | 'signInForm' | 'oneTimePassword' | 'accountRecovery' | 'providers' | 'logoutPage'
>;

/** The second factor that a user was adding when the page was reloaded; undefined if there was none. */
function enrolmentIn({ email, step, newAccount }: Readonly<Record<string, string>>): LoginStart['interrupted'] {
  const known = loginSteps.find(name => name === step);
  return email === undefined || known === undefined
    ? undefined
    : { email, step: known, newAccount: newAccount === 'true' };
}

export function createSignInStores(container: Container, hint: SignInHint): SignInStores {
  return {
    login: (start = {}) => {
      // A user who signs in again on the page leaves nothing for a reload.
      if (start.loggedInEmail !== undefined) return new LoginStore(start);
      const location = container.get(PageLocationToken);
      return new LoginStore({
        ...(start.pending === undefined ? { ...startFromAddress(container), knownEmail: hint.email } : start),
        save: ({ interrupted, codeEmail }) =>
          location.saveForReload({
            ...(interrupted && { ...interrupted, newAccount: String(interrupted.newAccount) }),
            codeEmail: codeEmail ?? '',
          }),
      });
    },
    signInForm: (email, onOutcome, newAccount) => {
      const useCases = {
        signIn: container.get(SignInToken),
        prepareSignIn: new PrepareSignIn(container.get(IdentityProviderToken), container.get(SessionGatewayToken)),
      };
      return new SignInFormStore(email, useCases, onOutcome, newAccount);
    },
    oneTimePassword: (pending, course) => {
      const submitSecondFactor = new SubmitSecondFactor(
        container.get(SecondFactorGatewayToken),
        container.get(OpenSessionToken),
      );
      return new OneTimePasswordStore(
        pending,
        { submitSecondFactor, sendEmailCode: new SendEmailCode(container.get(SecondFactorGatewayToken)) },
        course,
      );
    },
    accountRecovery: (email, onSent) =>
      new AccountRecoveryStore(
        email,
        new RequestPasswordReset(container.get(IdentityProviderToken), `${window.location.origin}/`),
        onSent,
      ),
    providers: () =>
      new ProvidersStore({
        providers: new FetchSingleSignOnProviders(
          `${container.get(EnvironmentToken).unifiedBackendUrl}${PROVIDERS_PATH}`,
        ),
        startSingleSignOn: new StartSingleSignOn({
          gateway: container.get(SingleSignOnGatewayToken),
          vault: container.get(SingleSignOnVaultToken),
          location: container.get(PageLocationToken),
          random: container.get(RandomToken),
          clock: container.get(ClockToken),
        }),
      }),
    logoutPage: (onDone, prepare) =>
      new LogoutPageStore(
        () => container.get(SignOutToken),
        container.get(ClockToken),
        onDone,
        async () => {
          await prepare?.();
          // Features that are switched off are not waited for.
          if (prepare !== undefined) await container.get(LoadFlagsToken).execute();
        },
      ),
  };
}

/** Reads the start from the page's address. A user who signs in again on the page starts without it. */
function startFromAddress(container: Container): LoginStart {
  const location = container.get(PageLocationToken);
  const { email } = location.consumeQuery('email');
  const saved = location.savedForReload();
  return {
    interrupted: enrolmentIn(saved),
    codeEmail: saved['codeEmail'],
    emailInQuery: email,
    startStep: container.get(AddressBarToken).path() === sessionPaths.recovery ? 'accountRecovery' : undefined,
  };
}
