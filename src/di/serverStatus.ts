import { ContainerModule, type Container } from 'inversify';
import { WatchEngineConnections } from '@/application/serverStatus/WatchEngineConnections';
import { SyncServerTime } from '@/application/serverStatus/SyncServerTime';
import { ConnectionState } from '@/application/serverStatus/ConnectionState';
import { WatchStorage } from '@/application/serverStatus/WatchStorage';
import { WatchConnections } from '@/application/serverStatus/WatchConnections';
import { TrackEngineSession } from '@/application/session/TrackEngineSession';
import { AxiosServerTime } from '@/infrastructure/http/account/AxiosServerTime';
import { EventConnectivity } from '@/infrastructure/system/chat/EventConnectivity';
import { ScopeCacheToken } from './tokens/accessTokens';
import { ChatEngineToken } from './tokens/chatTokens';
import * as t from './tokens/serverStatusTokens';
import { SessionLifeNotesToken, SessionVaultToken, SignOutToken, WatchServerStatusToken } from './tokens/sessionTokens';
import {
  BackendClientToken,
  BackendReachabilityToken,
  ClockToken,
  EnvironmentToken,
  ServerClockToken,
} from './tokens/kernelTokens';
import { AxiosPublicProjectGateway } from '@/infrastructure/http/serverStatus/AxiosPublicProjectGateway';
import { ProjectCheck } from '@/presentation/serverStatus/ProjectCheck';
import { ConnectionsStore } from '@/presentation/serverStatus/ConnectionsStore';
import { ServerBannerStore } from '@/presentation/serverStatus/ServerBannerStore';
import type { ServerStatusStores } from '@/presentation/serverStatus/ServerStatusStores';

/** The links to the server, and its time. */
export const serverStatusModule = new ContainerModule(({ bind }) => {
  bind(t.ConnectionStateToken)
    .toResolvedValue(clock => new ConnectionState(clock), [ClockToken])
    .inSingletonScope();
  bind(t.SyncServerTimeToken).toResolvedValue(
    (backend, clock, serverClock, links, reach, { unifiedBackendUrl }) =>
      new SyncServerTime({
        serverTime: new AxiosServerTime(backend, clock, offset => {
          serverClock.offset = offset;
        }),
        connectivity: new EventConnectivity(window),
        clock,
        links,
        reach,
        networkUrl: unifiedBackendUrl,
      }),
    [
      BackendClientToken,
      ClockToken,
      ServerClockToken,
      t.ConnectionStateToken,
      BackendReachabilityToken,
      EnvironmentToken,
    ],
  );
  bind(t.WatchEngineConnectionsToken).toResolvedValue(
    (engine, vault, scopes, links, reach) => new WatchEngineConnections({ engine, vault, scopes, links, reach }),
    [ChatEngineToken, SessionVaultToken, ScopeCacheToken, t.ConnectionStateToken, BackendReachabilityToken],
  );
  bind(t.WatchConnectionsToken).toResolvedValue(
    (connectionState, clock) => new WatchConnections(connectionState, clock),
    [t.ConnectionStateToken, ClockToken],
  );
  bind(t.WatchStorageToken).toResolvedValue(
    connectionState => new WatchStorage(connectionState),
    [t.ConnectionStateToken],
  );
  bind(t.TrackEngineSessionToken).toResolvedValue(
    (engine, notes, clock) => new TrackEngineSession(engine, notes, clock),
    [ChatEngineToken, SessionLifeNotesToken, ClockToken],
  );
});

/** The stores of the server's state in the shell. */
export function createServerStatusStores(container: Container, restart: (path: string) => void): ServerStatusStores {
  return {
    banner: new ServerBannerStore({
      watchServerStatus: container.get(WatchServerStatusToken),
      signOut: container.get(SignOutToken),
      restart,
    }),
    links: new ConnectionsStore(
      container.get(t.WatchConnectionsToken),
      container.get(ClockToken),
      new ProjectCheck(
        container.get(EnvironmentToken).firebase,
        new AxiosPublicProjectGateway(container.get(BackendClientToken)),
      ),
    ),
  };
}
