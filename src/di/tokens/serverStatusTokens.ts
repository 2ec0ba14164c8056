import type { WatchEngineConnections } from '@/application/serverStatus/FollowEngineLinks';
import type { SyncServerTime } from '@/application/serverStatus/KeepServerTime';
import type { ConnectionState } from '@/application/serverStatus/LinkBoard';
import type { WatchStorage } from '@/application/serverStatus/WatchKeeping';
import type { WatchConnections } from '@/application/serverStatus/WatchLinks';
import type { TrackEngineSession } from '@/application/session/NoteEngineSessionLife';
import { token } from '../token';

export const ConnectionStateToken = token<ConnectionState>('ConnectionState');
export const KeepServerTimeToken = token<SyncServerTime>('SyncServerTime');
export const FollowEngineLinksToken = token<WatchEngineConnections>('WatchEngineConnections');
export const WatchKeepingToken = token<WatchStorage>('WatchStorage');
export const WatchLinksToken = token<WatchConnections>('WatchConnections');
export const NoteEngineSessionLifeToken = token<TrackEngineSession>('TrackEngineSession');
