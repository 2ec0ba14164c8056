import { ResetPassword } from '@/application/session/password/ResetPassword';
import { ProveMailbox } from '@/application/session/secondFactor/ProveMailbox';
import { FinishSingleSignOn } from '@/application/session/singleSignOn/FinishSingleSignOn';
import { CreateAccount } from '@/application/session/password/CreateAccount';
import { CountAuthenticators } from '@/application/session/secondFactor/CountAuthenticators';
import { AddAuthenticator } from '@/application/session/secondFactor/AddAuthenticator';
import type { Container } from 'inversify';
import type { SignInHint } from '@/application/session/signIn/SignInHint';
import { defaultEmailOption } from '@/domain/session/secondFactor/MfaOption';
import { BrowserClipboard } from '@/infrastructure/system/session/BrowserClipboard';
import { CallbackStore } from '@/presentation/session/singleSignOn/CallbackStore';
import { ChoosePasswordStore } from '@/presentation/session/password/ChoosePasswordStore';
import { InstallAuthenticatorStore } from '@/presentation/session/secondFactor/InstallAuthenticatorStore';
import { OneTimePasswordStore } from '@/presentation/session/secondFactor/OneTimePasswordStore';
import { ResetPasswordStore } from '@/presentation/session/password/ResetPasswordStore';
import { ScanQrCodeStore } from '@/presentation/session/secondFactor/ScanQrCodeStore';
import type { SessionPageStores } from '@/presentation/session/SessionPageStores';
import { createRequireRecentSignIn, loadAccountModule } from './account';
import {
  AddressBarToken,
  AuthenticatorGatewayToken,
  ClockToken,
  EnvironmentToken,
  IdentityProviderToken,
  LoggerToken,
  OpenSessionToken,
  PageLocationToken,
  PasswordEstimatorToken,
  RandomToken,
  SecondFactorGatewayToken,
  SignInToken,
  SingleSignOnGatewayToken,
  SingleSignOnVaultToken,
} from './tokens';
import { SendEmailCode } from '@/application/session/secondFactor/SendEmailCode';
import { PrepareAuthenticator } from '@/application/session/secondFactor/PrepareAuthenticator';
import { LibraryQrEncoder } from '@/infrastructure/system/kernel/LibraryQrEncoder';
import { regionOf } from '@/domain/kernel/regionOf';

const modes = ['resetPassword', 'recoverEmail', 'verifyEmail'] as const;

export function createSessionPageStores(container: Container, hint: SignInHint): SessionPageStores {
  loadAccountModule(container);
  const location = container.get(PageLocationToken);
  const secondFactor = container.get(SecondFactorGatewayToken);
  const clipboard = new BrowserClipboard();
  return {
    actionMode: () => {
      const { mode } = location.consumeQuery('mode', 'oobCode', 'continueUrl', 'apiKey', 'lang');
      return modes.find(known => known === mode);
    },
    choosePassword: (email, onCreated) =>
      new ChoosePasswordStore(
        email,
        new CreateAccount(container.get(IdentityProviderToken), container.get(PasswordEstimatorToken)),
        onCreated,
      ),
    proveMailbox: ({ email, idToken }, course) => {
      const pending = { email, idToken, options: [defaultEmailOption] };
      const submitSecondFactor = new ProveMailbox(secondFactor);
      return new OneTimePasswordStore(
        pending,
        { submitSecondFactor, sendEmailCode: new SendEmailCode(secondFactor) },
        course,
      );
    },
    installAuthenticator: () => new InstallAuthenticatorStore(),
    scanQrCode: (owner, onAdded) => {
      return new ScanQrCodeStore(
        owner,
        {
          prepareAuthenticator: createPrepareAuthenticator(container),
          addAuthenticator: new AddAuthenticator(
            container.get(AuthenticatorGatewayToken),
            container.get(IdentityProviderToken),
            createRequireRecentSignIn(container),
          ),
          clipboard,
        },
        onAdded,
      );
    },
    countAuthenticators: idToken => new CountAuthenticators(secondFactor).execute(idToken),
    resetPassword: () => {
      const { oobCode, continueUrl } = location.consumeQuery('oobCode', 'continueUrl');
      const link = { oobCode: oobCode ?? '', continueUrl: continueUrl ?? null, origin: location.origin() };
      const useCases = {
        identity: container.get(IdentityProviderToken),
        resetPassword: new ResetPassword(
          container.get(IdentityProviderToken),
          container.get(PasswordEstimatorToken),
          container.get(SignInToken),
          container.get(LoggerToken),
        ),
      };
      return new ResetPasswordStore(link, useCases, location, email => hint.remember(email));
    },
    callback: () => {
      const query = location.consumeQuery('code', 'state', 'error', 'error_description', 'iss', 'session_state');
      return new CallbackStore(
        query,
        new FinishSingleSignOn(
          {
            gateway: container.get(SingleSignOnGatewayToken),
            vault: container.get(SingleSignOnVaultToken),
            identity: container.get(IdentityProviderToken),
            secondFactor: container.get(SecondFactorGatewayToken),
            clock: container.get(ClockToken),
            addressBar: container.get(AddressBarToken),
          },
          container.get(OpenSessionToken),
        ),
      );
    },
  };
}

function createPrepareAuthenticator(container: Container): PrepareAuthenticator {
  const { dashboardTitle, firebase } = container.get(EnvironmentToken);
  return new PrepareAuthenticator(container.get(RandomToken), new LibraryQrEncoder(() => import('qrcode')), {
    product: dashboardTitle,
    region: regionOf(firebase.projectId) === 'Australia' ? 'AUS' : 'UK',
  });
}
