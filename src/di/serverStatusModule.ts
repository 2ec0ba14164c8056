import { ContainerModule } from 'inversify';
import { FollowEngineLinks } from '@/application/serverStatus/FollowEngineLinks';
import { KeepServerTime } from '@/application/serverStatus/KeepServerTime';
import { LinkBoard } from '@/application/serverStatus/LinkBoard';
import { WatchKeeping } from '@/application/serverStatus/WatchKeeping';
import { WatchLinks } from '@/application/serverStatus/WatchLinks';
import { NoteEngineSessionLife } from '@/application/session/NoteEngineSessionLife';
import { AxiosServerTime } from '@/infrastructure/http/account/AxiosServerTime';
import { EventConnectivity } from '@/infrastructure/system/chat/EventConnectivity';
import { ScopeCacheToken } from './tokens/accessTokens';
import { ChatEngineToken } from './tokens/chatTokens';
import * as t from './tokens/serverStatusTokens';
import { SessionLifeNotesToken, SessionVaultToken } from './tokens/sessionTokens';
import { BackendClientToken, BackendReachToken, ClockToken, EnvironmentToken, ServerClockToken } from './tokens/systemTokens';

/** The links to the server, and its time. */
export const serverStatusModule = new ContainerModule(({ bind }) => {
  bind(t.LinkBoardToken)
    .toResolvedValue(clock => new LinkBoard(clock), [ClockToken])
    .inSingletonScope();
  bind(t.KeepServerTimeToken).toResolvedValue(
    (backend, clock, serverClock, links, reach, { unifiedBackendUrl }) =>
      new KeepServerTime({
        serverTime: new AxiosServerTime(backend, clock, offset => {
          serverClock.offset = offset;
        }),
        connectivity: new EventConnectivity(window),
        clock,
        links,
        reach,
        networkUrl: unifiedBackendUrl,
      }),
    [BackendClientToken, ClockToken, ServerClockToken, t.LinkBoardToken, BackendReachToken, EnvironmentToken],
  );
  bind(t.FollowEngineLinksToken).toResolvedValue(
    (engine, vault, scopes, links, reach) => new FollowEngineLinks({ engine, vault, scopes, links, reach }),
    [ChatEngineToken, SessionVaultToken, ScopeCacheToken, t.LinkBoardToken, BackendReachToken],
  );
  bind(t.WatchLinksToken).toResolvedValue((board, clock) => new WatchLinks(board, clock), [t.LinkBoardToken, ClockToken]);
  bind(t.WatchKeepingToken).toResolvedValue(board => new WatchKeeping(board), [t.LinkBoardToken]);
  bind(t.NoteEngineSessionLifeToken).toResolvedValue(
    (engine, notes, clock) => new NoteEngineSessionLife(engine, notes, clock),
    [ChatEngineToken, SessionLifeNotesToken, ClockToken],
  );
});
