import type { SignInOutcome } from '@/application/session/SignIn';
import type { PendingSignIn } from '@/domain/session/PendingSignIn';
import type { AccountRecoveryStore } from '../session/AccountRecoveryStore';
import type { LoginStore } from '../session/LoginStore';
import type { LogoutPageStore } from '../session/LogoutPageStore';
import type { OneTimePasswordStore } from '../session/OneTimePasswordStore';
import type { SignInFormStore } from '../session/SignInFormStore';
import type { RootStore } from '../shell/RootStore';
import type { About } from './About';
import type { Toasts } from './Toasts';

/** What the views of the first load get: stores of their own, and the little that all of them share. */
export interface StoreFactories {
  readonly about: About;
  readonly toasts: Toasts;
  readonly root: RootStore;
  /** Puts the page's title into the browser's title bar; undefined for a page without one. */
  readonly showTitle: (page: string | undefined) => void;
  /** Tells support about a fault; `context` names the area. */
  readonly report: (error: unknown, context: string) => void;
  login(rememberedEmail?: string): LoginStore;
  signInForm(email: string, onOutcome: (outcome: SignInOutcome) => void): SignInFormStore;
  oneTimePassword(pending: PendingSignIn): OneTimePasswordStore;
  accountRecovery(email: string, onSent: (email: string) => void): AccountRecoveryStore;
  logoutPage(onDone: () => void): LogoutPageStore;
}
