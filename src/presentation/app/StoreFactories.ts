import type { SignInOutcome } from '@/application/session/signIn/SignIn';
import type { PendingSignIn } from '@/domain/session/signIn/PendingSignIn';
import type { ExternalStores } from '../legal/ExternalStores';
import type { AccountRecoveryStore } from '../session/password/AccountRecoveryStore';
import type { OtherRegionStore } from '../regions/OtherRegionStore';
import type { ShownAlertsStore } from '../messageAlerts/ShownAlertsStore';
import type { LogOutTitles } from '../session/signOut/LogOutTitles';
import type { LoginStart } from '../session/signIn/LoginStart';
import type { LoginStore } from '../session/signIn/LoginStore';
import type { LogoutPageStore } from '../session/signOut/LogoutPageStore';
import type { OneTimePasswordCourse, OneTimePasswordStore } from '../session/secondFactor/OneTimePasswordStore';
import type { ProvidersStore } from '../session/singleSignOn/ProvidersStore';
import type { ServerStatusStore } from '../serverStatus/ServerStatusStore';
import type { SessionPageStores } from '../session/SessionPageStores';
import type { SignInFormStore } from '../session/signIn/SignInFormStore';
import type { LostDownloadStore } from './LostDownloadStore';
import type { RootStore } from './RootStore';
import type { About } from '../kit/About';
import type { Toasts } from '../kit/Toasts';

/** Stores that the views need before the shell is downloaded: their own, and the few that all of them share. */
export interface StoreFactories {
  readonly about: About;
  readonly toasts: Toasts;
  readonly root: RootStore;
  /**
   * Sets the browser's title to that of the page; undefined for a page without one. `unread`: the number of unread
   * messages in all chats; null for a user without chats, 'unknown' if it could not be loaded.
   */
  readonly showTitle: (page: string | undefined, unread?: number | 'unknown' | null) => void;
  /** Reports an error to support; `context` names the area. */
  readonly report: (error: unknown, context: string) => void;
  /** Reloads the page at a path, so that nothing of the previous user stays in memory. */
  readonly restart: (path: string) => void;
  /** Creates the store that finds out why a part could not be downloaded. */
  lostDownload(): LostDownloadStore;
  readonly logOutTitles: LogOutTitles;
  login(start?: LoginStart): LoginStore;
  /** `newAccount`: the email address of an account that may not have any scopes yet. */
  signInForm(email: string, onOutcome: (outcome: SignInOutcome) => void, newAccount?: string): SignInFormStore;
  oneTimePassword(pending: PendingSignIn, course?: OneTimePasswordCourse): OneTimePasswordStore;
  accountRecovery(email: string, onSent: (email: string) => void): AccountRecoveryStore;
  serverStatus(): ServerStatusStore;
  providers(): ProvidersStore;
  /** Returns the same promise each time, unless the download failed. */
  readonly sessionPages: () => Promise<SessionPageStores>;
  /** Returns the same promise each time, unless the download failed. */
  readonly external: () => Promise<ExternalStores>;
  /**
   * The messages for visitors of the login page, downloaded only if there are any; undefined once the card has closed.
   * `isVisible`: whether the card can be seen.
   */
  readonly publicAlerts: (card: {
    readonly isOpen: () => boolean;
    readonly isVisible: () => boolean;
  }) => Promise<ShownAlertsStore | undefined>;
  /** Detects that the user belongs to the region of another deployment, and reports it once in each window. */
  otherRegion(): OtherRegionStore;
  logoutPage(onDone: () => void, prepare?: () => Promise<unknown>): LogoutPageStore;
}
