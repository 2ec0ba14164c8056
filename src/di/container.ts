import { Container } from 'inversify';
import type { Environment } from '@/domain/app/Environment';
import { sessionAdaptersModule, sessionModule, singleSignOnModule } from './session';
import { appModule, errorReportingModule, systemModule } from './kernel';
import { WatchSignOut } from '@/application/session/signOut/WatchSignOut';
import { SignInHint } from '@/application/session/signIn/SignInHint';
import { RestoreSession } from '@/application/session/signIn/RestoreSession';
import { once } from '@/infrastructure/system/kernel/once';
import { LogOutTitles } from '@/presentation/session/signOut/LogOutTitles';
import { ServerStatusStore } from '@/presentation/serverStatus/ServerStatusStore';
import type { About } from '@/presentation/kit/About';
import type { StoreFactories } from '@/presentation/app/StoreFactories';
import { Toasts } from '@/presentation/kit/Toasts';
import { RootStore } from '@/presentation/app/RootStore';
import {
  AddressBarToken,
  ClockToken,
  ConnectionStateToken,
  DeviceTracesToken,
  EnvironmentToken,
  ForgetPersonToken,
  IdentityProviderToken,
  OpenSessionToken,
  PageLocationToken,
  ReportErrorToken,
  SessionEventsToken,
  SessionHintToken,
  SessionVaultToken,
  SignOutSignalToken,
  TitleBarToken,
  VersionGatewayToken,
  WatchServerStatusToken,
} from './tokens';
import { pageTitle } from '@/domain/app/navigation/pageTitle.rule';
import { extractLinkToken } from '@/application/app/extractLinkToken';
import { CheckVersion } from '@/application/app/CheckVersion';
import { LostDownloadStore } from '@/presentation/app/LostDownloadStore';
import type { FindOtherRegion } from '@/application/regions/FindOtherRegion';
import { OtherRegionStore } from '@/presentation/regions/OtherRegionStore';
import { createSignInStores } from './signIn';

/** The container of the first load. The shell and the features add their modules to it when they are downloaded. */
export function createContainer(environment: Environment): Container {
  const container = new Container();
  container.bind(EnvironmentToken).toConstantValue(environment);
  container.load(
    systemModule,
    errorReportingModule,
    sessionModule,
    sessionAdaptersModule,
    singleSignOnModule,
    appModule,
  );
  return container;
}

/** The stores of the first load. */
export function createStoreFactories(container: Container, about: About): StoreFactories {
  const environment = container.get(EnvironmentToken);
  const location = container.get(PageLocationToken);
  const addressBar = container.get(AddressBarToken);
  const linkToken = extractLinkToken(addressBar);
  const restart = (path: string): void => location.restartAt(path);
  const regionMemory = { wasSaid: false };
  const signInHint = new SignInHint();
  return {
    about,
    toasts: new Toasts(container.get(ClockToken)),
    root: new RootStore({
      restoreSession: new RestoreSession(
        container.get(SessionVaultToken),
        container.get(SessionHintToken),
        container.get(IdentityProviderToken),
        container.get(OpenSessionToken),
        container.get(SessionEventsToken),
        container.get(DeviceTracesToken),
      ),
      sessionEvents: container.get(SessionEventsToken),
      addressBar,
      watchSignOut: new WatchSignOut(container.get(SignOutSignalToken), container.get(SessionVaultToken), {
        // Made when it happens: the chat, which brings its own connections, is downloaded later.
        execute: () => container.get(ForgetPersonToken).execute(),
      }),
      restart,
    }),
    showTitle: (page, unread = null) =>
      container.get(TitleBarToken).show(
        pageTitle({
          base: environment.dashboardTitle,
          projectId: environment.firebase.projectId,
          page: page ?? null,
          unread,
        }),
      ),
    report: (error, context) => container.get(ReportErrorToken).execute({ error, context }),
    restart,
    lostDownload: () =>
      new LostDownloadStore(
        new CheckVersion(about, container.get(VersionGatewayToken)),
        // Nothing was typed before the shell was loaded.
        () => !container.isBound(ConnectionStateToken) || container.get(ConnectionStateToken).savesText,
        () => restart(addressBar.path()),
      ),
    ...createSignInStores(container, signInHint),
    logOutTitles: new LogOutTitles(container.get(ClockToken)),
    serverStatus: () => new ServerStatusStore(container.get(WatchServerStatusToken)),
    otherRegion: () => new OtherRegionStore(laterFindOtherRegion(container), regionMemory),
    sessionPages: once(async () => (await import('./sessionPages')).createSessionPageStores(container, signInHint)),
    publicAlerts: async card => (await laterParts()).awaitPublicAlerts(container, about.version, card),
    external: once(async () => (await import('./external')).createExternalStores(container, linkToken)),
  };
}

/** Downloaded after the sign-in card, as one file. Nothing waits for it, and a failure is silent. */
const laterParts = once(() => import('./afterSignInCard'));

const laterFindOtherRegion = (container: Container): Pick<FindOtherRegion, 'execute'> => ({
  execute: () =>
    laterParts().then(
      ({ findOtherRegion }) => findOtherRegion(container).execute(),
      () => undefined,
    ),
});
