import { ContainerModule } from 'inversify';
import { ForgetPerson } from '@/application/session/signOut/ForgetPerson';
import { OpenSession } from '@/application/session/signIn/OpenSession';
import { Reauthenticate } from '@/application/session/Reauthenticate';
import { ReportedSessionEnd } from '@/application/session/ReportedSessionEnd';
import { SignIn } from '@/application/session/signIn/SignIn';
import { SignOut } from '@/application/session/signOut/SignOut';
import {
  BackendClientToken,
  ChatCacheToken,
  ClockToken,
  DeviceTracesToken,
  EnvironmentToken,
  ForgetPersonToken,
  IdentityProviderToken,
  LoggerToken,
  OpenSessionToken,
  PageLocationToken,
  PendingMessagesToken,
  PendingUploadsToken,
  PushSubscriptionToken,
  RealtimeConnectionsToken,
  ReauthenticateToken,
  SecondFactorGatewayToken,
  ServerClockToken,
  SessionEventsToken,
  SessionGatewayToken,
  SessionHintToken,
  ReportedSessionEndToken,
  SessionVaultToken,
  SignInToken,
  SignOutSignalToken,
  SignOutToken,
  SingleSignOnGatewayToken,
  SingleSignOnVaultToken,
  WatchServerStatusToken,
} from './tokens';
import type { IdentityProvider } from '@/application/session/ports/IdentityProvider';
import type { SecondFactorGateway } from '@/application/session/ports/SecondFactorGateway';
import type { SessionGateway } from '@/application/session/ports/SessionGateway';
import { browserStorage } from '@/infrastructure/storage/kernel/browserStorage';
import { BrowserDeviceTraces } from '@/infrastructure/storage/session/BrowserDeviceTraces';
import { BrowserSessionHint } from '@/infrastructure/storage/session/BrowserSessionHint';
import { BrowserSessionVault } from '@/infrastructure/storage/session/BrowserSessionVault';
import { MemorySessionVault } from '@/infrastructure/storage/session/MemorySessionVault';
import { NoSessionHint } from '@/infrastructure/storage/session/NoSessionHint';
import { BroadcastSignOutSignal } from '@/infrastructure/system/session/BroadcastSignOutSignal';
import { BrowserPageLocation } from '@/infrastructure/system/session/BrowserPageLocation';
import { lazyAdapter } from '@/infrastructure/system/kernel/lazyAdapter';
import { SessionEvents } from '@/application/session/SessionEvents';
import { NoChatCache } from '@/infrastructure/system/session/NoChatCache';
import { NoPendingUploads, NoPendingMessages } from '@/infrastructure/system/session/NoPendingMessages';
import { NoPushSubscription } from '@/infrastructure/system/session/NoPushSubscription';
import { NoRealtimeConnections } from '@/infrastructure/system/session/NoRealtimeConnections';
import { unreachable } from '@/infrastructure/system/kernel/unreachable';
import { WatchServerStatus } from '@/application/serverStatus/WatchServerStatus';
import type { SingleSignOnGateway } from '@/application/session/ports/SingleSignOnGateway';
import { BrowserSingleSignOnVault } from '@/infrastructure/storage/session/BrowserSingleSignOnVault';
import { BroadcastServerStatusSignal } from '@/infrastructure/system/serverStatus/BroadcastServerStatusSignal';
import { FetchServerStatusGateway } from '@/infrastructure/system/serverStatus/FetchServerStatusGateway';
import { WebLocksLeadership } from '@/infrastructure/system/chat/WebLocksLeadership';

/** The use cases of signing in and out. */
export const sessionModule = new ContainerModule(({ bind }) => {
  bind(OpenSessionToken).toResolvedValue(
    (identity, gateway, vault, hint, events, clock) => new OpenSession(identity, gateway, vault, hint, events, clock),
    [IdentityProviderToken, SessionGatewayToken, SessionVaultToken, SessionHintToken, SessionEventsToken, ClockToken],
  );
  bind(SignInToken).toResolvedValue(
    (identity, secondFactor, openSession) => new SignIn(identity, secondFactor, openSession),
    [IdentityProviderToken, SecondFactorGatewayToken, OpenSessionToken],
  );

  // One for all calls: it holds the one open question.
  bind(ReauthenticateToken)
    .toResolvedValue(vault => new Reauthenticate(vault), [SessionVaultToken])
    .inSingletonScope();

  bind(ForgetPersonToken).toResolvedValue(
    (identity, vault, hint, events, connections, traces, logger) =>
      new ForgetPerson({ identity, vault, hint, events, connections, traces, logger }),
    [
      IdentityProviderToken,
      SessionVaultToken,
      SessionHintToken,
      SessionEventsToken,
      RealtimeConnectionsToken,
      DeviceTracesToken,
      LoggerToken,
    ],
  );
  bind(SignOutToken).toResolvedValue(
    (gateway, pending, uploads, cache, push, forgetPerson, signal, logger, clock) =>
      new SignOut({ gateway, pending, uploads, cache, push, forgetPerson, signal, logger, clock }),
    [
      SessionGatewayToken,
      PendingMessagesToken,
      PendingUploadsToken,
      ChatCacheToken,
      PushSubscriptionToken,
      ForgetPersonToken,
      SignOutSignalToken,
      LoggerToken,
      ClockToken,
    ],
  );
  bind(ReportedSessionEndToken).toConstantValue(new ReportedSessionEnd());
});

const unreachableSessions: Partial<SessionGateway> = {
  mintCustomToken: unreachable,
  open: unreachable,
  close: unreachable,
};
const unreachableSecondFactor: Partial<SecondFactorGateway> = {
  options: unreachable,
  emailCode: unreachable,
  answer: unreachable,
};
/** Without the calls for the current user and for signing out, which cannot be answered with "offline". */
const unreachableIdentity: Partial<IdentityProvider> = {
  checkPassword: unreachable,
  createAccount: unreachable,
  signInWithCustomToken: unreachable,
  sendPasswordReset: unreachable,
  checkResetCode: unreachable,
  resetPassword: unreachable,
};

/** The adapters of the session. Firebase, axios and the endpoint table are downloaded when they are first needed. */
export const sessionAdaptersModule = new ContainerModule(({ bind }) => {
  bind(SessionVaultToken)
    .toResolvedValue(
      ({ production }) => (production ? new MemorySessionVault() : new BrowserSessionVault()),
      [EnvironmentToken],
    )
    .inSingletonScope();
  bind(SessionHintToken)
    .toResolvedValue(
      ({ production }) => (production ? new NoSessionHint() : new BrowserSessionHint()),
      [EnvironmentToken],
    )
    .inSingletonScope();
  bind(SessionEventsToken).toConstantValue(new SessionEvents());
  bind(PageLocationToken).toConstantValue(new BrowserPageLocation());
  bind(SignOutSignalToken)
    .toDynamicValue(() => new BroadcastSignOutSignal(window, browserStorage().local))
    .inSingletonScope();
  bind(DeviceTracesToken)
    .toDynamicValue(() => new BrowserDeviceTraces(browserStorage()))
    .inSingletonScope();
  bind(PendingMessagesToken).toConstantValue(new NoPendingMessages());
  bind(PendingUploadsToken).toConstantValue(new NoPendingUploads());
  bind(ChatCacheToken).toConstantValue(new NoChatCache());
  bind(PushSubscriptionToken).toConstantValue(new NoPushSubscription());
  bind(RealtimeConnectionsToken).toConstantValue(new NoRealtimeConnections());
  bind(IdentityProviderToken)
    .toResolvedValue(
      environment =>
        lazyAdapter<IdentityProvider>(async () => {
          const { FirebaseIdentityProvider } =
            await import('@/infrastructure/firebase/session/FirebaseIdentityProvider');
          return new FirebaseIdentityProvider(environment);
        }, unreachableIdentity),
      [EnvironmentToken],
    )
    .inSingletonScope();
  bind(SessionGatewayToken)
    .toResolvedValue(
      backend =>
        lazyAdapter<SessionGateway>(async () => {
          const { signInGateways } = await import('@/infrastructure/http/session/signInGateways');
          return new signInGateways.AxiosSessionGateway(backend);
        }, unreachableSessions),
      [BackendClientToken],
    )
    .inSingletonScope();
  bind(SecondFactorGatewayToken)
    .toResolvedValue(
      backend =>
        lazyAdapter<SecondFactorGateway>(async () => {
          const { signInGateways } = await import('@/infrastructure/http/session/signInGateways');
          return new signInGateways.AxiosSecondFactorGateway(backend);
        }, unreachableSecondFactor),
      [BackendClientToken],
    )
    .inSingletonScope();
});

/** Both are called while the sign-in page first loads, so they are declared here without the endpoint table. */
export const PROVIDERS_PATH = '/iams/openid/providers';
const SERVER_STATUS_FILE = '/server-status.json';

/** Shown on the sign-in page next to its form: single sign-on and the server status. */
export const singleSignOnModule = new ContainerModule(({ bind }) => {
  bind(SingleSignOnVaultToken).toConstantValue(new BrowserSingleSignOnVault());
  bind(SingleSignOnGatewayToken)
    .toResolvedValue(
      backend =>
        lazyAdapter<SingleSignOnGateway>(
          async () => {
            const { signInGateways } = await import('@/infrastructure/http/session/signInGateways');
            return new signInGateways.AxiosSingleSignOnGateway(backend);
          },
          { loginUrl: unreachable, finish: unreachable },
        ),
      [BackendClientToken],
    )
    .inSingletonScope();
  bind(WatchServerStatusToken).toResolvedValue(
    (location, device, clock) =>
      new WatchServerStatus({
        gateway: new FetchServerStatusGateway(`${location.origin()}${SERVER_STATUS_FILE}`, device),
        signal: new BroadcastServerStatusSignal(),
        leadership: new WebLocksLeadership(navigator.locks, 'leader'),
        clock,
      }),
    [PageLocationToken, ClockToken, ServerClockToken],
  );
});
