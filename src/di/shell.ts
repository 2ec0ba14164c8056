import {
  BackendClientToken,
  ChatEngineToken,
  ChatStateToken,
  ChatStoresToken,
  ClockToken,
  FailureNoticesToken,
  LoadScopesToken,
  NotificationSourceToken,
  PreferenceVaultToken,
  ReauthenticateToken,
  ReportErrorToken,
  RunChatToken,
  SaveDraftToken,
  SessionEventsToken,
  SessionVaultToken,
  SignOutToken,
  SyncDiscardedDraftsToken,
  UnreadableItemsToken,
  WatchThemeToken,
  FlagCacheToken,
  LoggerToken,
  PendingUploadsToken,
} from './tokens';
import type { Container } from 'inversify';
import { ShareRenewedSession } from '@/application/session/ShareRenewedSession';
import { BroadcastRenewedSessionSignal } from '@/infrastructure/system/session/BroadcastRenewedSessionSignal';
import { AccessStore } from '@/presentation/access/AccessStore';
import { FlagsStore } from '@/presentation/access/FlagsStore';
import { onPageHide } from '@/infrastructure/system/kernel/onPageHide';
import { warnBeforeLeaving } from '@/infrastructure/system/kernel/warnBeforeLeaving';
import type { StoreFactories } from '@/presentation/app/StoreFactories';
import { LogOutStore } from '@/presentation/session/signOut/LogOutStore';
import { scopeList } from '@/presentation/access/scopeWords';
import { InaccessibleDraftsStore } from '@/presentation/app/InaccessibleDraftsStore';
import { neededScope } from '@/presentation/app/routes/neededScope';
import { pageOf } from '@/presentation/app/routes/pageOf';
import { MenuStore } from '@/presentation/app/navigation/MenuStore';
import { OwnZoneStore } from '@/presentation/app/OwnZoneStore';
import { focusDialogs } from '@/presentation/kit/focusDialogs';
import { guardDraggedFiles } from '@/presentation/kit/guardDraggedFiles';
import { sessionPaths } from '@/presentation/session/sessionPaths';
import { ReauthenticationStore } from '@/presentation/session/reauthentication/ReauthenticationStore';
import type { ShellStores } from '@/presentation/app/ShellStores';
import { appText } from '@/presentation/app/appText';
import { showTheme } from '@/presentation/app/toolbar/showTheme';
import { UnreadableStore } from '@/presentation/app/UnreadableStore';
import { ThemeStore } from '@/presentation/app/toolbar/ThemeStore';
import { accessModule, createWatchFlags, createWatchScopes } from './access';
import { createAccountStores } from './accountStores';
import { chatModule } from './chat';
import { chatActModule } from './chatActs';
import { chatEngineModule } from './chatEngine';
import { createNotificationStores, notificationModule, startNotifications } from './notifications';
import { createUpdateStore, createWorkStores, findUnfinishedWork, workModule } from './work';
import { createPresenceStores, presenceModule } from './presence';
import { createSessionLifeStore, watchSessionEnd } from './sessionLife';
import { createServerStatusStores, serverStatusModule, startServerStatus } from './serverStatus';
import { createShownAlertsStore } from './shownAlerts';
import { loadAccountModule } from './account';
import { WatchLeadStatus } from '@/application/chat/conversations/WatchLeadStatus';
import { RememberMenu } from '@/application/app/RememberMenu';
import type { AvailabilityGateway } from '@/application/patients/ports/AvailabilityGateway';
import { fail } from '@/domain/kernel/Result';
import { lazyAdapter } from '@/infrastructure/system/kernel/lazyAdapter';
import { ReportChatProblems } from '@/application/errorReporting/ReportChatProblems';
import { DriveStart } from '@/application/drive/DriveStart';

/** Adds the modules of the shell to the container, once. Returns the factory of one user's stores. */
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
    workModule,
  );
  // Once per window, for each user who signs in and may chat.
  new ReportChatProblems(
    container.get(ChatEngineToken),
    container.get(ReportErrorToken),
    container.get(UnreadableItemsToken),
  ).execute();
  startServerStatus(container);
  shareRenewedSession(container);
  const sessionEnd = watchSessionEnd(container);
  container.get(FailureNoticesToken).subscribe(notice => toasts.danger(appText(`failures.${notice}`)));
  container.get(RunChatToken).execute();
  container.get(SyncDiscardedDraftsToken).execute();
  onPageHide({ window, document }, () => container.get(SaveDraftToken).flush());
  focusDialogs(document);
  guardDraggedFiles(window, () => toasts.danger(appText('fileDropped')));
  warnBeforeLeaving(window, () => container.get(ChatStateToken).hasUnsaved);
  startNotifications(container);
  loadDrive(container);
  new WatchLeadStatus(container.get(NotificationSourceToken), container.get(ChatEngineToken)).execute();
  const preferences = container.get(PreferenceVaultToken);
  return () => {
    const work = createWorkStores(container, toasts);
    const access = new AccessStore(createWatchScopes(container), container.get(LoadScopesToken), ({ gained, lost }) => {
      if (gained.length > 0) toasts.success(appText('rights.gained', { words: scopeList(gained) }));
      if (lost.length === 0) return;
      toasts.danger(appText('rights.lost', { words: scopeList(lost) }));
      work.tabs.closeRefused(url => access.verdict(neededScope(pageOf(url)?.route, access)) === 'deny');
    });
    return {
      ...work,
      access,
      inaccessibleDrafts: scope =>
        new InaccessibleDraftsStore(scope, async () =>
          (await import('./inaccessibleDrafts')).createListInaccessibleDrafts(container),
        ),
      flags: new FlagsStore(createWatchFlags(container)),
      account: createAccountStores(container, toasts, sessionPages),
      chat: container.get(ChatStoresToken),
      notifications: createNotificationStores(container, toasts),
      presence: createPresenceStores(container),
      serverStatus: createServerStatusStores(container, restart),
      shownAlerts: createShownAlertsStore(container, about.version),
      ownZone: new OwnZoneStore(createOwnAvailability(container)),
      menu: new MenuStore(new RememberMenu(preferences)),
      theme: new ThemeStore(container.get(WatchThemeToken), preferences, showTheme),
      logOut: new LogOutStore(
        container.get(SignOutToken),
        logOutTitles,
        () => toasts.danger(appText('logOut.failed')),
        () => restart(sessionPaths.home),
        () => findUnfinishedWork(container, work.administration),
      ),
      sessionLife: createSessionLifeStore(container, sessionEnd),
      unreadable: new UnreadableStore(container.get(UnreadableItemsToken)),
      update: createUpdateStore(container, about, restart),
      reauthentication: new ReauthenticationStore(container.get(ReauthenticateToken), container.get(ClockToken)),
    };
  };
}

function shareRenewedSession(container: Container): void {
  const share = new ShareRenewedSession(
    container.get(SessionVaultToken),
    container.get(SessionEventsToken),
    new BroadcastRenewedSessionSignal(),
  );
  share.execute();
}

/** For every page, so that the adapter is downloaded after the shell. */
const createOwnAvailability = (container: Container): Pick<AvailabilityGateway, 'timeZone'> =>
  lazyAdapter<Pick<AvailabilityGateway, 'timeZone'>>(
    async () => {
      const { AxiosAvailabilityGateway } = await import('@/infrastructure/http/profile/AxiosAvailabilityGateway');
      return new AxiosAvailabilityGateway(container.get(BackendClientToken));
    },
    { timeZone: () => Promise.resolve(fail({ kind: 'unreachable' })) },
  );

/** Once per window: the drive is downloaded after a sign-in, and a sign-out waits for it. */
export function loadDrive(container: Container): void {
  const driveStart = new DriveStart({
    download: async () => {
      const { createPendingUploads } = await import('./drive');
      return () => createPendingUploads(container);
    },
    flags: container.get(FlagCacheToken),
    events: container.get(SessionEventsToken),
    vault: container.get(SessionVaultToken),
    clock: container.get(ClockToken),
    logger: container.get(LoggerToken),
  });
  container.rebind(PendingUploadsToken).toConstantValue(driveStart);
  driveStart.execute();
}
