import { ContainerModule } from 'inversify';
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
import { SessionLifeNotesToken, SessionVaultToken } from './tokens/sessionTokens';
import { BackendClientToken, BackendReachToken, ClockToken, EnvironmentToken, ServerClockToken } from './tokens/systemTokens';

/** The links to the server, and its time. */
export const serverStatusModule = new ContainerModule(({ bind }) => {
  bind(t.ConnectionStateToken)
    .toResolvedValue(clock => new ConnectionState(clock), [ClockToken])
    .inSingletonScope();
  bind(t.KeepServerTimeToken).toResolvedValue(
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
    [BackendClientToken, ClockToken, ServerClockToken, t.ConnectionStateToken, BackendReachToken, EnvironmentToken],
  );
  bind(t.FollowEngineLinksToken).toResolvedValue(
    (engine, vault, scopes, links, reach) => new WatchEngineConnections({ engine, vault, scopes, links, reach }),
    [ChatEngineToken, SessionVaultToken, ScopeCacheToken, t.ConnectionStateToken, BackendReachToken],
  );
  bind(t.WatchLinksToken).toResolvedValue((board, clock) => new WatchConnections(board, clock), [t.ConnectionStateToken, ClockToken]);
  bind(t.WatchKeepingToken).toResolvedValue(board => new WatchStorage(board), [t.ConnectionStateToken]);
  bind(t.NoteEngineSessionLifeToken).toResolvedValue(
    (engine, notes, clock) => new TrackEngineSession(engine, notes, clock),
    [ChatEngineToken, SessionLifeNotesToken, ClockToken],
  );
});
