import type { Container } from 'inversify';
import { AccountRecoveryStore } from '@/presentation/session/AccountRecoveryStore';
import { LoginStore } from '@/presentation/session/LoginStore';
import { LogoutPageStore } from '@/presentation/session/LogoutPageStore';
import { OneTimePasswordStore } from '@/presentation/session/OneTimePasswordStore';
import { SignInFormStore } from '@/presentation/session/SignInFormStore';
import type { About } from '@/presentation/shared/About';
import type { StoreFactories } from '@/presentation/shared/StoreFactories';
import { Toasts } from '@/presentation/shared/Toasts';
import { RootStore } from '@/presentation/shell/RootStore';
import { ReportErrorToken } from './tokens/errorReportingTokens';
import * as session from './tokens/sessionTokens';
import { AddressBarToken, ShowPageTitleToken } from './tokens/shellTokens';
import { ClockToken } from './tokens/systemTokens';

/** The stores of the first load. */
export function createStoreFactories(container: Container, about: About): StoreFactories {
  return {
    about,
    toasts: new Toasts(container.get(ClockToken)),
    root: new RootStore({
      restoreSession: container.get(session.RestoreSessionToken),
      watchSession: container.get(session.WatchSessionToken),
      addressBar: container.get(AddressBarToken),
    }),
    showTitle: page => container.get(ShowPageTitleToken).execute(page),
    report: (error, context) => void container.get(ReportErrorToken).execute({ error, context }),
    login: rememberedEmail => new LoginStore(rememberedEmail),
    signInForm: (email, onOutcome) =>
      new SignInFormStore(email, { signIn: container.get(session.SignInToken), prepareSignIn: container.get(session.PrepareSignInToken) }, onOutcome),
    oneTimePassword: pending =>
      new OneTimePasswordStore(pending, {
        submitSecondFactor: container.get(session.SubmitSecondFactorToken),
        sendEmailCode: container.get(session.SendEmailCodeToken),
      }),
    accountRecovery: (email, onSent) => new AccountRecoveryStore(email, container.get(session.RequestPasswordResetToken), onSent),
    logoutPage: onDone => new LogoutPageStore(container.get(session.SignOutToken), container.get(ClockToken), onDone),
  };
}
