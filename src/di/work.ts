import { type Container, ContainerModule } from 'inversify';
import type { ShellStores } from '@/presentation/app/ShellStores';
import { appText } from '@/presentation/app/appText';
import { createChatActStores } from './chatActs';
import { WatchChatBadges } from '@/application/chat/conversations/WatchChatBadges';
import { RememberTabs } from '@/application/app/RememberTabs';
import { BackendAnswerError } from '@/infrastructure/http/client/BackendFailure';
import { AxiosTabVault } from '@/infrastructure/http/app/AxiosTabVault';
import { EventConnectivity } from '@/infrastructure/system/chat/EventConnectivity';
import {
  ActivityToken,
  AddressBarToken,
  BackendClientToken,
  ChatCommandsToken,
  ChatStateToken,
  ClockToken,
  ConnectionStateToken,
  KnownPatientsToken,
  LoggerToken,
  PendingMessagesToken,
  ReportErrorToken,
  SaveDraftToken,
  ScopeCacheToken,
  SessionVaultToken,
  VersionGatewayToken,
  BULK_DATABASE,
  CodeBulkRunnerToken,
  UserBulkRunnerToken,
  SurveyBulkRunnerToken,
} from './tokens';
import { MoveDraftsOnUpgrade } from '@/application/drafts/MoveDraftsOnUpgrade';
import { patientName } from '@/domain/kernel/patientName';
import { once } from '@/infrastructure/system/kernel/once';
import { chatPath } from '@/presentation/chat/chatPath';
import { ChatBadgesStore } from '@/presentation/app/toolbar/ChatBadgesStore';
import { nameOfTab } from '@/presentation/app/tabs/nameOfTab';
import { PaletteStore } from '@/presentation/app/navigation/PaletteStore';
import { scopeOfTab } from '@/presentation/app/tabs/scopeOfTab';
import { TabsStore } from '@/presentation/app/tabs/TabsStore';
import type { Toasts } from '@/presentation/kit/Toasts';
import { WatchUpdate } from '@/application/app/WatchUpdate';
import type { Version } from '@/domain/app/Version';
import { BrowserActivity } from '@/infrastructure/system/app/BrowserActivity';
import { WatchStorage } from '@/application/serverStatus/WatchStorage';
import { UpdateStore } from '@/presentation/app/toolbar/UpdateStore';
import { isUnfinished } from '@/application/kernel/bulk/BulkStatus';
import { browserStorage } from '@/infrastructure/storage/kernel/browserStorage';
import { hasRecords } from '@/infrastructure/storage/kernel/hasRecords';
import type { UnfinishedWork } from '@/presentation/session/signOut/LogOutStore';

/** The parts of the work area that live once per window. */
export const workModule = new ContainerModule(({ bind }) => {
  bind(KnownPatientsToken).toResolvedValue(chatState => chatState.knownPatients, [ChatStateToken]);
  bind(ActivityToken)
    .toResolvedValue(clock => new BrowserActivity(window, clock), [ClockToken])
    .inSingletonScope();
});

export function createWorkStores(
  container: Container,
  toasts: Toasts,
): Pick<
  ShellStores,
  | 'tabs'
  | 'chatBadges'
  | 'chatActs'
  | 'dashboards'
  | 'administration'
  | 'ownProfile'
  | 'palette'
  | 'patients'
  | 'assignedPatients'
> {
  const patients = once(async () => (await import('./patients')).createPatientStores(container, toasts));
  const assignedPatients = once(async () => (await import('./assignedPatients')).createAssignedPatients(container));
  const ownProfile = once(async () => (await import('./profile')).createOwnProfileStores(container));
  const dashboards = once(async () => (await import('./dashboards')).createDashboardStores(container));
  const administration = once(async () => (await import('./administration')).createAdministrationStores(container));
  const tabs = new TabsStore(
    {
      rememberTabs: createRememberTabs(container),
      connectivity: new EventConnectivity(window),
      knownPatients: container.get(KnownPatientsToken),
      loadName: {
        patient: patientId =>
          patients().then(
            stores => stores.nameOf(patientId),
            () => undefined,
          ),
        user: userId =>
          administration().then(
            stores => stores.users.nameOf(userId),
            () => undefined,
          ),
        organisation: organisationId =>
          administration().then(
            stores => stores.nameOf(organisationId),
            () => undefined,
          ),
      },
    },
    nameOfTab,
    scopeOfTab,
  );
  const chatBadges = new ChatBadgesStore({
    watchChatBadges: new WatchChatBadges(container.get(ChatStateToken)),
    commands: container.get(ChatCommandsToken),
    clock: container.get(ClockToken),
    onEnded: (chatSessionId, name) => {
      if (tabs.endChat(chatSessionId))
        toasts.success(
          name === undefined ? appText('chats.endedUnnamed') : appText('chats.ended', { name }),
          chatSessionId,
        );
    },
    onLost: ({ chatSessionId, patientName: name, isOut }) => {
      if (tabs.endChat(chatSessionId)) toasts.danger(appText(isOut ? 'chats.out' : 'chats.lost', { name }));
    },
  });
  new MoveDraftsOnUpgrade(container.get(ChatStateToken), container.get(SaveDraftToken)).execute((before, after) => {
    const goesOn = tabs.wasShown(before.chatSessionId);
    tabs.endChat(before.chatSessionId);
    if (goesOn) tabs.show(chatPath(after));
    // In place of the message that the V1 chat has ended.
    toasts.success(appText('chats.upgraded', { name: patientName(after.patient) }), before.chatSessionId);
  });
  const chatActs = createChatActStores(container, toasts, {
    patients,
    endChat: chatSessionId => tabs.endChat(chatSessionId),
  });
  return {
    tabs,
    chatBadges,
    chatActs,
    dashboards,
    administration,
    ownProfile,
    patients,
    assignedPatients,
    palette: new PaletteStore(),
  };
}

function createRememberTabs(container: Container): RememberTabs {
  const reportError = container.get(ReportErrorToken);
  const report = (problem: string): void =>
    reportError.execute({ error: new BackendAnswerError(problem), context: 'tabs' });
  return new RememberTabs({
    vault: new AxiosTabVault(container.get(BackendClientToken), report),
    session: container.get(SessionVaultToken),
    scopes: container.get(ScopeCacheToken),
    clock: container.get(ClockToken),
  });
}

/** Says when a newer build than the running one is published. */
export function createUpdateStore(
  container: Container,
  running: Version,
  restart: (path: string) => void,
): UpdateStore {
  const watchUpdate = new WatchUpdate(running, {
    versions: container.get(VersionGatewayToken),
    activity: container.get(ActivityToken),
    pending: container.get(PendingMessagesToken),
    clock: container.get(ClockToken),
    logger: container.get(LoggerToken),
  });
  const watchStorage = new WatchStorage(container.get(ConnectionStateToken));
  return new UpdateStore({ watchUpdate, watchStorage }, () => restart(container.get(AddressBarToken).path()));
}

/** Of every area that has bulk actions. */
const RUNNERS = [CodeBulkRunnerToken, UserBulkRunnerToken, SurveyBulkRunnerToken] as const;

/**
 * Tells whether the user has an unfinished bulk action on this device. `loadAdministration` downloads the code that
 * reads it, and is called only if this device has one, of any user.
 */
export async function findUnfinishedWork(
  container: Container,
  loadAdministration: () => Promise<unknown>,
): Promise<UnfinishedWork> {
  try {
    const isLoaded = RUNNERS.every(runner => container.isBound(runner));
    if (!isLoaded) {
      const { databases } = browserStorage();
      if (databases === undefined || !(await hasRecords(databases, BULK_DATABASE, ['bulkActions']))) return 'none';
      await loadAdministration();
    }
    const found = await Promise.all(
      RUNNERS.map(async token => {
        const runner = container.get(token);
        await runner.load();
        return runner.status.read();
      }),
    );
    if (found.some(isUnfinished)) return 'some';
    const isUnchecked = found.some(({ kind }) => kind === 'unknown' || kind === 'unavailable');
    return isUnchecked ? 'couldNotCheck' : 'none';
  } catch {
    return 'couldNotCheck';
  }
}
