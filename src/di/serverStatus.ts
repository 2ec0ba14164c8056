import { ContainerModule, type Container } from 'inversify';
import { WatchEngineConnections } from '@/application/serverStatus/WatchEngineConnections';
import { SyncServerTime } from '@/application/serverStatus/SyncServerTime';
import { ConnectionState } from '@/application/serverStatus/ConnectionState';
import { WatchConnections } from '@/application/serverStatus/WatchConnections';
import { TrackEngineSession } from '@/application/session/TrackEngineSession';
import { AxiosServerTime } from '@/infrastructure/http/account/AxiosServerTime';
import { EventConnectivity } from '@/infrastructure/system/chat/EventConnectivity';
import {
  ScopeCacheToken,
  ChatEngineToken,
  ReportedSessionEndToken,
  SessionVaultToken,
  SignOutToken,
  WatchServerStatusToken,
  BackendClientToken,
  BackendReachabilityToken,
  ClockToken,
  EnvironmentToken,
  ServerClockToken,
  ConnectionStateToken,
} from './tokens';
import { AxiosPublicProjectGateway } from '@/infrastructure/http/serverStatus/AxiosPublicProjectGateway';
import { ProjectCheck } from '@/presentation/serverStatus/ProjectCheck';
import { ConnectionsStore } from '@/presentation/serverStatus/ConnectionsStore';
import { ServerBannerStore } from '@/presentation/serverStatus/ServerBannerStore';
import type { ServerStatusStores } from '@/presentation/serverStatus/ServerStatusStores';

/** The state of the connections to the server, one for the whole window. */
export const serverStatusModule = new ContainerModule(({ bind }) => {
  bind(ConnectionStateToken)
    .toResolvedValue(clock => new ConnectionState(clock), [ClockToken])
    .inSingletonScope();
});

/**
 * Called once per window. Watches the connections of the page and the engine, the end of the session and the server
 * time.
 */
export function startServerStatus(container: Container): void {
  const engine = container.get(ChatEngineToken);
  const links = container.get(ConnectionStateToken);
  const reach = container.get(BackendReachabilityToken);
  const clock = container.get(ClockToken);
  const serverClock = container.get(ServerClockToken);
  new WatchEngineConnections({
    engine,
    vault: container.get(SessionVaultToken),
    scopes: container.get(ScopeCacheToken),
    links,
    reach,
  }).execute();
  new TrackEngineSession(engine, container.get(ReportedSessionEndToken), clock).execute();
  new SyncServerTime({
    serverTime: new AxiosServerTime(container.get(BackendClientToken), clock, offset => {
      serverClock.offset = offset;
    }),
    connectivity: new EventConnectivity(window),
    clock,
    links,
    reach,
    networkUrl: container.get(EnvironmentToken).unifiedBackendUrl,
  }).execute();
}

/** The stores of the server's state in the shell. */
export function createServerStatusStores(container: Container, restart: (path: string) => void): ServerStatusStores {
  return {
    banner: new ServerBannerStore({
      watchServerStatus: container.get(WatchServerStatusToken),
      signOut: container.get(SignOutToken),
      restart,
    }),
    links: new ConnectionsStore(
      new WatchConnections(container.get(ConnectionStateToken), container.get(ClockToken)),
      container.get(ConnectionStateToken),
      container.get(ClockToken),
      new ProjectCheck(
        container.get(EnvironmentToken).firebase,
        new AxiosPublicProjectGateway(container.get(BackendClientToken)),
      ),
    ),
  };
}
