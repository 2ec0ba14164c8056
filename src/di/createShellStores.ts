import type { Container } from 'inversify';
import { AccessStore } from '@/presentation/access/AccessStore';
import { FlagsStore } from '@/presentation/access/FlagsStore';
import { onPageHide } from '@/infrastructure/system/kernel/onPageHide';
import { warnBeforeLeaving } from '@/infrastructure/system/kernel/warnBeforeLeaving';
import type { StoreFactories } from '@/presentation/kit/StoreFactories';
import { accountText } from '@/presentation/account/accountText';
import { AddingStore } from '@/presentation/account/AddingStore';
import { EmailedCodesStore } from '@/presentation/account/EmailedCodesStore';
import { SecondFactorsStore } from '@/presentation/account/SecondFactorsStore';
import { CoverageStore } from '@/presentation/presence/CoverageStore';
import { OnlineSwitchStore } from '@/presentation/presence/OnlineSwitchStore';
import { ConnectionsStore } from '@/presentation/serverStatus/ConnectionsStore';
import { ServerBannerStore } from '@/presentation/serverStatus/ServerBannerStore';
import { SessionLifeStore } from '@/presentation/session/reauthentication/SessionLifeStore';
import { LogOutStore } from '@/presentation/session/signOut/LogOutStore';
import { MenuStore } from '@/presentation/app/navigation/MenuStore';
import { ReauthenticationStore } from '@/presentation/session/reauthentication/ReauthenticationStore';
import type { ShellStores } from '@/presentation/app/ShellStores';
import { appText } from '@/presentation/app/appText';
import { showTheme } from '@/presentation/app/toolbar/showTheme';
import { UnreadableStore } from '@/presentation/app/UnreadableStore';
import { UpdateStore } from '@/presentation/app/toolbar/UpdateStore';
import { ThemeStore } from '@/presentation/app/toolbar/ThemeStore';
import { accessModule } from './accessModule';
import { chatActModule } from './chatActModule';
import { chatEngineModule } from './chatEngineModule';
import { chatModule } from './chatModule';
import { createNotificationStores } from './createNotificationStores';
import { notificationModule } from './notificationModule';
import { loadDrive } from './loadDrive';
import { startNotifications } from './startNotifications';
import { presenceModule } from './presenceModule';
import { serverStatusModule } from './serverStatusModule';
import { createUpdateModule } from './createUpdateModule';
import { createWorkStores } from './createWorkStores';
import { loadAccountModule } from './loadAccountModule';
import * as account from './tokens/accountTokens';
import { WatchLeadStatusToken } from './tokens/chatActTokens';
import { LoadFlagsToken, LoadScopesToken, WatchFlagsToken, WatchScopesToken } from './tokens/accessTokens';
import { ChatStateToken, ChatStoresToken, SyncDiscardedDraftsToken, SaveDraftToken, ReportChatProblemsToken, RunChatToken } from './tokens/chatTokens';
import { ReauthenticateToken, ShareRenewedSessionToken, SignOutToken, StaySignedInToken, WatchServerStatusToken, WatchSessionLifeToken } from './tokens/sessionTokens';
import { MaintainPresenceToken, WatchCoverageToken } from './tokens/presenceTokens';
import { FailureNoticesToken, UnreadableItemsToken } from './tokens/errorReportingTokens';
import { WatchEngineConnectionsToken, SyncServerTimeToken, TrackEngineSessionToken, WatchStorageToken, WatchConnectionsToken } from './tokens/serverStatusTokens';
import { ClockToken } from './tokens/systemTokens';
import { AddressBarToken, ChooseThemeToken, RememberMenuToken, WatchThemeToken } from './tokens/shellTokens';
import { WatchUpdateToken } from './tokens/updateTokens';
import { workModule } from './workModule';

/** Adds the shell's modules to the container, once, and gives what makes the stores of one person. */
export function createShellStores(container: Container, { about, toasts, restart, sessionPages, logOutTitles }: StoreFactories): () => ShellStores {
  loadAccountModule(container);
  container.load(accessModule, chatEngineModule, chatModule, chatActModule, notificationModule, presenceModule, serverStatusModule, createUpdateModule(about), workModule);
  // Once per window: it follows whoever is signed in and may chat.
  container.get(ReportChatProblemsToken).execute();
  container.get(WatchEngineConnectionsToken).execute();
  container.get(TrackEngineSessionToken).execute();
  container.get(SyncServerTimeToken).execute();
  container.get(ShareRenewedSessionToken).execute();
  container.get(FailureNoticesToken).subscribe(notice => toasts.danger(appText(`failures.${notice}`)));
  container.get(RunChatToken).execute();
  container.get(SyncDiscardedDraftsToken).execute();
  onPageHide({ window, document }, () => container.get(SaveDraftToken).flush());
  warnBeforeLeaving(window, () => container.get(ChatStateToken).hasUnsaved);
  startNotifications(container);
  loadDrive(container);
  container.get(WatchLeadStatusToken).execute();
  return () => ({
    ...createWorkStores(container, toasts),
    access: new AccessStore(container.get(WatchScopesToken), container.get(LoadScopesToken)),
    flags: new FlagsStore(container.get(WatchFlagsToken)),
    account: {
      sessionPages,
      adding: onAdded => new AddingStore(onAdded),
      emailedCodes: onAdded => new EmailedCodesStore(container.get(account.TurnOnEmailedCodesToken), onAdded),
      secondFactors: () =>
        new SecondFactorsStore(
          {
            listSecondFactors: container.get(account.ListSecondFactorsToken),
            relabelAuthenticator: container.get(account.RelabelAuthenticatorToken),
            removeSecondFactor: container.get(account.RemoveSecondFactorToken),
          },
          (what, label) => toasts.success(accountText(`factors.${what}`, { label })),
        ),
    },
    chat: container.get(ChatStoresToken),
    notifications: createNotificationStores(container, toasts),
    presence: {
      onlineSwitch: new OnlineSwitchStore(container.get(MaintainPresenceToken)),
      cover: new CoverageStore(container.get(WatchCoverageToken)),
    },
    serverStatus: {
      banner: new ServerBannerStore({ watchServerStatus: container.get(WatchServerStatusToken), signOut: container.get(SignOutToken), restart }),
      links: new ConnectionsStore(container.get(WatchConnectionsToken), container.get(ClockToken)),
    },
    menu: new MenuStore(container.get(RememberMenuToken)),
    theme: new ThemeStore(container.get(WatchThemeToken), container.get(ChooseThemeToken), showTheme),
    logOut: new LogOutStore(
      container.get(SignOutToken),
      logOutTitles,
      () => toasts.danger(appText('logOut.failed')),
      () => restart('/home'),
    ),
    sessionLife: new SessionLifeStore({
      watchSessionLife: container.get(WatchSessionLifeToken),
      staySignedIn: container.get(StaySignedInToken),
      look: () => void container.get(LoadFlagsToken).execute(),
      clock: container.get(ClockToken),
    }),
    unreadable: new UnreadableStore(container.get(UnreadableItemsToken)),
    update: new UpdateStore({ watchUpdate: container.get(WatchUpdateToken), watchStorage: container.get(WatchStorageToken) }, () => restart(container.get(AddressBarToken).path())),
    reauthentication: new ReauthenticationStore(container.get(ReauthenticateToken), container.get(ClockToken)),
  });
}
