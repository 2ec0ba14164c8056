import { ContainerModule } from 'inversify';
import type { IdentityProvider } from '@/application/session/ports/IdentityProvider';
import type { SecondFactorGateway } from '@/application/session/ports/SecondFactorGateway';
import type { SessionGateway } from '@/application/session/ports/SessionGateway';
import { browserStorage } from '@/infrastructure/storage/kernel/browserStorage';
import { BrowserDeviceTraces } from '@/infrastructure/storage/session/BrowserDeviceTraces';
import { BrowserSessionHint } from '@/infrastructure/storage/session/BrowserSessionHint';
import { BrowserSessionVault } from '@/infrastructure/storage/session/BrowserSessionVault';
import { MemorySessionVault } from '@/infrastructure/storage/session/MemorySessionVault';
import { NoSessionHint } from '@/infrastructure/storage/session/NoSessionHint';
import { BroadcastRenewedSessionSignal } from '@/infrastructure/system/session/BroadcastRenewedSessionSignal';
import { BroadcastSignOutSignal } from '@/infrastructure/system/session/BroadcastSignOutSignal';
import { BrowserPageLocation } from '@/infrastructure/system/session/BrowserPageLocation';
import { lazyAdapter } from '@/infrastructure/system/kernel/lazyAdapter';
import { LocalSessionEvents } from '@/infrastructure/system/session/LocalSessionEvents';
import { NoChatCache } from '@/infrastructure/system/session/NoChatCache';
import { NoPendingUploads } from '@/infrastructure/system/session/NoPendingUploads';
import { NoPendingMessages } from '@/infrastructure/system/session/NoPendingMessages';
import { NoPushSubscription } from '@/infrastructure/system/session/NoPushSubscription';
import { NoRealtimeConnections } from '@/infrastructure/system/session/NoRealtimeConnections';
import { unreachable } from '@/infrastructure/system/kernel/unreachable';
import * as t from './tokens/sessionTokens';
import { BackendClientToken, EnvironmentToken } from './tokens/systemTokens';

const unreachableSessions: Partial<SessionGateway> = { mintCustomToken: unreachable, open: unreachable, close: unreachable };
const unreachableSecondFactor: Partial<SecondFactorGateway> = { options: unreachable, emailCode: unreachable, answer: unreachable };
/** Who is signed in, and signing out, are no questions that "offline" would answer. */
const unreachableIdentity: Partial<IdentityProvider> = {
  checkPassword: unreachable,
  createAccount: unreachable,
  signInWithCustomToken: unreachable,
  sendPasswordReset: unreachable,
  checkResetCode: unreachable,
  resetPassword: unreachable,
};

/** What the session stands on. Firebase, axios and the contract are downloaded when they are first needed. */
export const sessionAdaptersModule = new ContainerModule(({ bind }) => {
  bind(t.SessionVaultToken)
    .toResolvedValue(({ production }) => (production ? new MemorySessionVault() : new BrowserSessionVault()), [EnvironmentToken])
    .inSingletonScope();
  bind(t.SessionHintToken)
    .toResolvedValue(({ production }) => (production ? new NoSessionHint() : new BrowserSessionHint()), [EnvironmentToken])
    .inSingletonScope();
  bind(t.SessionEventsToken).toConstantValue(new LocalSessionEvents());
  bind(t.PageLocationToken).toConstantValue(new BrowserPageLocation());
  bind(t.SignOutSignalToken)
    .toDynamicValue(() => new BroadcastSignOutSignal(window, browserStorage().local))
    .inSingletonScope();
  bind(t.RenewedSessionSignalToken).toConstantValue(new BroadcastRenewedSessionSignal());
  bind(t.DeviceTracesToken)
    .toDynamicValue(() => new BrowserDeviceTraces(browserStorage()))
    .inSingletonScope();
  bind(t.PendingMessagesToken).toConstantValue(new NoPendingMessages());
  bind(t.PendingUploadsToken).toConstantValue(new NoPendingUploads());
  bind(t.ChatCacheToken).toConstantValue(new NoChatCache());
  bind(t.PushSubscriptionToken).toConstantValue(new NoPushSubscription());
  bind(t.RealtimeConnectionsToken).toConstantValue(new NoRealtimeConnections());
  bind(t.IdentityProviderToken)
    .toResolvedValue(
      environment =>
        lazyAdapter<IdentityProvider>(async () => {
          const { FirebaseIdentityProvider } = await import('@/infrastructure/firebase/session/FirebaseIdentityProvider');
          return new FirebaseIdentityProvider(environment);
        }, unreachableIdentity),
      [EnvironmentToken],
    )
    .inSingletonScope();
  bind(t.SessionGatewayToken)
    .toResolvedValue(
      backend =>
        lazyAdapter<SessionGateway>(async () => {
          const { AxiosSessionGateway } = await import('@/infrastructure/http/session/AxiosSessionGateway');
          return new AxiosSessionGateway(backend);
        }, unreachableSessions),
      [BackendClientToken],
    )
    .inSingletonScope();
  bind(t.SecondFactorGatewayToken)
    .toResolvedValue(
      backend =>
        lazyAdapter<SecondFactorGateway>(async () => {
          const { AxiosSecondFactorGateway } = await import('@/infrastructure/http/session/AxiosSecondFactorGateway');
          return new AxiosSecondFactorGateway(backend);
        }, unreachableSecondFactor),
      [BackendClientToken],
    )
    .inSingletonScope();
});
