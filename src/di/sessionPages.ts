import {
  SignInToken,
  SingleSignOnGatewayToken,
  SingleSignOnVaultToken,
  OpenSessionToken,
  SecondFactorGatewayToken,
  IdentityProviderToken,
  PageLocationToken,
  SendEmailCodeToken,
} from './tokens/sessionTokens';
import { LoggerToken, ClockToken } from './tokens/kernelTokens';
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
import { loadAccountModule } from './account';
import * as t from './tokens/accountTokens';
import { AddressBarToken } from './tokens/appTokens';

const modes = ['resetPassword', 'recoverEmail', 'verifyEmail'] as const;

/** Gives what makes the stores of its screens. */
export function createSessionPageStores(container: Container, hint: SignInHint): SessionPageStores {
  loadAccountModule(container);
  const location = container.get(PageLocationToken);
  const clipboard = new BrowserClipboard();
  return {
    actionMode: () => {
      const { mode } = location.consumeQuery('mode', 'oobCode', 'continueUrl', 'apiKey', 'lang');
      return modes.find(known => known === mode);
    },
    choosePassword: (email, onCreated) =>
      new ChoosePasswordStore(
        email,
        new CreateAccount(container.get(IdentityProviderToken), container.get(t.PasswordEstimatorToken)),
        onCreated,
      ),
    proveMailbox: ({ email, idToken }, course) => {
      const pending = { email, idToken, options: [defaultEmailOption] };
      const submitSecondFactor = new ProveMailbox(container.get(SecondFactorGatewayToken));
      return new OneTimePasswordStore(
        pending,
        { submitSecondFactor, sendEmailCode: container.get(SendEmailCodeToken) },
        course,
      );
    },
    installAuthenticator: () => new InstallAuthenticatorStore(),
    scanQrCode: (owner, onAdded) => {
      const prepareAuthenticator = container.get(t.PrepareAuthenticatorToken);
      return new ScanQrCodeStore(
        owner,
        {
          prepareAuthenticator,
          addAuthenticator: new AddAuthenticator(
            container.get(t.AuthenticatorGatewayToken),
            container.get(IdentityProviderToken),
            container.get(t.RequireRecentSignInToken),
          ),
          clipboard,
        },
        onAdded,
      );
    },
    countAuthenticators: idToken => new CountAuthenticators(container.get(SecondFactorGatewayToken)).execute(idToken),
    resetPassword: () => {
      const { oobCode, continueUrl } = location.consumeQuery('oobCode', 'continueUrl');
      const link = { oobCode: oobCode ?? '', continueUrl: continueUrl ?? null, origin: location.origin() };
      const useCases = {
        identity: container.get(IdentityProviderToken),
        resetPassword: new ResetPassword(
          container.get(IdentityProviderToken),
          container.get(t.PasswordEstimatorToken),
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
