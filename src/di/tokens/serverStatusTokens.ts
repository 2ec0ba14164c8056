import type { WatchEngineConnections } from '@/application/serverStatus/WatchEngineConnections';
import type { SyncServerTime } from '@/application/serverStatus/SyncServerTime';
import type { ConnectionState } from '@/application/serverStatus/ConnectionState';
import type { WatchStorage } from '@/application/serverStatus/WatchStorage';
import type { WatchConnections } from '@/application/serverStatus/WatchConnections';
import type { TrackEngineSession } from '@/application/session/TrackEngineSession';
import { token } from '../token';

export const ConnectionStateToken = token<ConnectionState>('ConnectionState');
export const KeepServerTimeToken = token<SyncServerTime>('SyncServerTime');
export const FollowEngineLinksToken = token<WatchEngineConnections>('WatchEngineConnections');
export const WatchKeepingToken = token<WatchStorage>('WatchStorage');
export const WatchLinksToken = token<WatchConnections>('WatchConnections');
export const NoteEngineSessionLifeToken = token<TrackEngineSession>('TrackEngineSession');
