import {
  SecondFactorGatewayToken,
  IdentityProviderToken,
  ReauthenticateToken,
  ShareRenewedSessionToken,
  SignOutToken,
  StaySignedInToken,
  WatchServerStatusToken,
  WatchSessionLifeToken,
  SessionVaultToken,
  PendingMessagesToken,
} from './tokens/sessionTokens';
import { TurnOnEmailedCodes } from '@/application/session/secondFactor/TurnOnEmailedCodes';
import { RemoveSecondFactor } from '@/application/session/secondFactor/RemoveSecondFactor';
import { RelabelAuthenticator } from '@/application/session/secondFactor/RelabelAuthenticator';
import { ListSecondFactors } from '@/application/session/secondFactor/ListSecondFactors';
import { type Container, ContainerModule } from 'inversify';
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
import { accessModule } from './access';
import { chatActModule, chatModule, createChatActStores } from './chat';
import { chatEngineModule } from './chatEngine';
import { createNotificationStores, notificationModule, startNotifications } from './notifications';
import { loadDrive } from './driveLoader';
import { presenceModule } from './presence';
import { serverStatusModule } from './serverStatus';
import { loadAccountModule } from './account';
import * as account from './tokens/accountTokens';
import { WatchLeadStatusToken } from './tokens/chatActTokens';
import {
  LoadFlagsToken,
  LoadScopesToken,
  WatchFlagsToken,
  WatchScopesToken,
  ScopeCacheToken,
} from './tokens/accessTokens';
import {
  ChatStateToken,
  ChatStoresToken,
  SyncDiscardedDraftsToken,
  SaveDraftToken,
  ReportChatProblemsToken,
  RunChatToken,
  ChatCommandsToken,
} from './tokens/chatTokens';
import { MaintainPresenceToken, WatchCoverageToken } from './tokens/presenceTokens';
import { FailureNoticesToken, UnreadableItemsToken, ReportErrorToken } from './tokens/errorReportingTokens';
import {
  WatchEngineConnectionsToken,
  SyncServerTimeToken,
  TrackEngineSessionToken,
  WatchStorageToken,
  WatchConnectionsToken,
} from './tokens/serverStatusTokens';
import { ClockToken, BackendClientToken, LoggerToken } from './tokens/kernelTokens';
import { AddressBarToken, ChooseThemeToken, RememberMenuToken, WatchThemeToken } from './tokens/appTokens';
import { WatchUpdateToken } from './tokens/updateTokens';
import { WatchChatBadges } from '@/application/chat/conversations/WatchChatBadges';
import { RememberTabs } from '@/application/app/RememberTabs';
import { WatchNetwork } from '@/application/app/WatchNetwork';
import { BackendFault } from '@/infrastructure/http/client/BackendFailure';
import { AxiosTabVault } from '@/infrastructure/http/app/AxiosTabVault';
import { EventConnectivity } from '@/infrastructure/system/chat/EventConnectivity';
import * as t from './tokens/workTokens';
import { MoveDraftsOnUpgrade } from '@/application/drafts/MoveDraftsOnUpgrade';
import { patientName } from '@/domain/chat/conversations/patientName';
import { once } from '@/infrastructure/system/kernel/once';
import { chatPath } from '@/presentation/chat/chatPath';
import { ChatBadgesStore } from '@/presentation/app/toolbar/ChatBadgesStore';
import { nameOfTab } from '@/presentation/app/tabs/nameOfTab';
import { PaletteStore } from '@/presentation/app/navigation/PaletteStore';
import { scopeOfTab } from '@/presentation/app/tabs/scopeOfTab';
import { TabsStore } from '@/presentation/app/tabs/TabsStore';
import type { Toasts } from '@/presentation/kit/Toasts';
import { RememberTabsToken, WatchChatBadgesToken, WatchNetworkToken } from './tokens/workTokens';
import { WatchUpdate } from '@/application/app/WatchUpdate';
import type { Version } from '@/domain/app/Version';
import { BrowserActivity } from '@/infrastructure/system/app/BrowserActivity';
import { FetchVersionGateway } from '@/infrastructure/system/app/FetchVersionGateway';
import * as updates from './tokens/updateTokens';

/** Adds the shell's modules to the container, once, and gives what makes the stores of one person. */
export function createShellStores(
  container: Container,
  { about, toasts, restart, sessionPages, logOutTitles }: StoreFactories,
): () => ShellStores {
  loadAccountModule(container);
  container.load(
    accessModule,
    chatEngineModule,
    chatModule,
    chatActModule,
    notificationModule,
    presenceModule,
    serverStatusModule,
    createUpdateModule(about),
    workModule,
  );
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
      emailedCodes: onAdded =>
        new EmailedCodesStore(
          new TurnOnEmailedCodes(
            container.get(SecondFactorGatewayToken),
            container.get(IdentityProviderToken),
            container.get(account.RequireRecentSignInToken),
          ),
          onAdded,
        ),
      secondFactors: () =>
        new SecondFactorsStore(
          {
            listSecondFactors: new ListSecondFactors(container.get(account.AuthenticatorGatewayToken)),
            relabelAuthenticator: new RelabelAuthenticator(
              container.get(account.AuthenticatorGatewayToken),
              container.get(account.RequireRecentSignInToken),
            ),
            removeSecondFactor: new RemoveSecondFactor(
              container.get(account.AuthenticatorGatewayToken),
              container.get(account.RequireRecentSignInToken),
            ),
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
      banner: new ServerBannerStore({
        watchServerStatus: container.get(WatchServerStatusToken),
        signOut: container.get(SignOutToken),
        restart,
      }),
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
    update: new UpdateStore(
      { watchUpdate: container.get(WatchUpdateToken), watchStorage: container.get(WatchStorageToken) },
      () => restart(container.get(AddressBarToken).path()),
    ),
    reauthentication: new ReauthenticationStore(container.get(ReauthenticateToken), container.get(ClockToken)),
  });
}

/** Tabs, and what stands outside the chat about chats. */
const workModule = new ContainerModule(({ bind }) => {
  bind(t.TabVaultToken).toResolvedValue(
    (backend, reportError) =>
      new AxiosTabVault(backend, problem => reportError.execute({ error: new BackendFault(problem), context: 'tabs' })),
    [BackendClientToken, ReportErrorToken],
  );
  bind(t.RememberTabsToken).toResolvedValue(
    (vault, session, scopes, clock) => new RememberTabs({ vault, session, scopes, clock }),
    [t.TabVaultToken, SessionVaultToken, ScopeCacheToken, ClockToken],
  );
  bind(t.WatchNetworkToken).toDynamicValue(() => new WatchNetwork(new EventConnectivity(window)));
  bind(t.WatchChatBadgesToken).toResolvedValue(chatState => new WatchChatBadges(chatState), [ChatStateToken]);
});

/** The stores of the work area of one person. */
function createWorkStores(
  container: Container,
  toasts: Toasts,
): Pick<ShellStores, 'tabs' | 'chatBadges' | 'chatActs' | 'palette' | 'patients'> {
  const patients = once(async () => (await import('./patients')).createPatientStores(container, toasts));
  const tabs = new TabsStore(
    {
      rememberTabs: container.get(RememberTabsToken),
      watchNetwork: container.get(WatchNetworkToken),
      nameOfPatient: patientId =>
        patients().then(
          stores => stores.nameOf(patientId),
          () => undefined,
        ),
    },
    nameOfTab,
    scopeOfTab,
  );
  const chatBadges = new ChatBadgesStore({
    watchChatBadges: container.get(WatchChatBadgesToken),
    commands: container.get(ChatCommandsToken),
    clock: container.get(ClockToken),
    onEnded: (chatSessionId, name) => {
      if (tabs.endChat(chatSessionId))
        toasts.success(name === undefined ? appText('chats.endedUnnamed') : appText('chats.ended', { name }));
    },
    onLost: ({ chatSessionId, patientName: name, isOut }) => {
      if (tabs.endChat(chatSessionId)) toasts.danger(appText(isOut ? 'chats.out' : 'chats.lost', { name }));
    },
  });
  new MoveDraftsOnUpgrade(container.get(ChatStateToken), container.get(SaveDraftToken)).execute((before, after) => {
    const goesOn = tabs.wasShown(before.chatSessionId);
    tabs.endChat(before.chatSessionId);
    if (goesOn) tabs.show(chatPath(after));
    toasts.success(appText('chats.upgraded', { name: patientName(after.patient) }));
  });
  const chatActs = createChatActStores(container, toasts, {
    patients,
    endChat: chatSessionId => tabs.endChat(chatSessionId),
  });
  return { tabs, chatBadges, chatActs, patients, palette: new PaletteStore() };
}

/** What tells of a newer build than the one that runs. */
const createUpdateModule = (running: Version): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(updates.RunningVersionToken).toConstantValue(running);
    bind(updates.VersionGatewayToken).toConstantValue(new FetchVersionGateway('/assets/version.json'));
    bind(updates.ActivityToken)
      .toResolvedValue(clock => new BrowserActivity(window, clock), [ClockToken])
      .inSingletonScope();
    bind(updates.WatchUpdateToken).toResolvedValue(
      (version, versions, activity, pending, clock, logger) =>
        new WatchUpdate(version, { versions, activity, pending, clock, logger }),
      [
        updates.RunningVersionToken,
        updates.VersionGatewayToken,
        updates.ActivityToken,
        PendingMessagesToken,
        ClockToken,
        LoggerToken,
      ],
    );
  });
