import type { Container } from 'inversify';
import { defaultEmailOption } from '@/domain/session/secondFactor/emailOption';
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
import { PageLocationToken, SendEmailCodeToken } from './tokens/sessionTokens';

const modes = ['resetPassword', 'recoverEmail', 'verifyEmail'] as const;

/** Gives what makes the stores of its screens. */
export function createSessionPageStores(container: Container, onReset: (email: string) => void): SessionPageStores {
  loadAccountModule(container);
  const location = container.get(PageLocationToken);
  const clipboard = new BrowserClipboard();
  return {
    actionMode: () => {
      const { mode } = location.takeQuery('mode', 'oobCode', 'continueUrl', 'apiKey', 'lang');
      return modes.find(known => known === mode);
    },
    choosePassword: (email, onCreated) =>
      new ChoosePasswordStore(email, container.get(t.CreateAccountToken), onCreated),
    proveMailbox: ({ email, idToken }, course) => {
      const pending = { email, idToken, options: [defaultEmailOption] };
      const submitSecondFactor = container.get(t.ProveMailboxToken);
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
        { prepareAuthenticator, addAuthenticator: container.get(t.AddAuthenticatorToken), clipboard },
        onAdded,
      );
    },
    countAuthenticators: idToken => container.get(t.CountAuthenticatorsToken).execute(idToken),
    resetPassword: () => {
      const { oobCode, continueUrl } = location.takeQuery('oobCode', 'continueUrl');
      const link = { oobCode: oobCode ?? '', continueUrl: continueUrl ?? null, origin: location.origin() };
      const useCases = {
        checkResetLink: container.get(t.CheckResetLinkToken),
        resetPassword: container.get(t.ResetPasswordToken),
      };
      return new ResetPasswordStore(link, useCases, onReset);
    },
    callback: () => {
      const query = location.takeQuery('code', 'state', 'error', 'error_description', 'iss', 'session_state');
      return new CallbackStore(query, container.get(t.FinishSingleSignOnToken));
    },
  };
}
