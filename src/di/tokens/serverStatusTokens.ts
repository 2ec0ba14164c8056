import type { WatchEngineConnections } from '@/application/serverStatus/WatchEngineConnections';
import type { SyncServerTime } from '@/application/serverStatus/SyncServerTime';
import type { ConnectionState } from '@/application/serverStatus/ConnectionState';
import type { WatchStorage } from '@/application/serverStatus/WatchStorage';
import type { WatchConnections } from '@/application/serverStatus/WatchConnections';
import type { TrackEngineSession } from '@/application/session/TrackEngineSession';
import { token } from '../token';

export const ConnectionStateToken = token<ConnectionState>('ConnectionState');
export const SyncServerTimeToken = token<SyncServerTime>('SyncServerTime');
export const WatchEngineConnectionsToken = token<WatchEngineConnections>('WatchEngineConnections');
export const WatchStorageToken = token<WatchStorage>('WatchStorage');
export const WatchConnectionsToken = token<WatchConnections>('WatchConnections');
export const TrackEngineSessionToken = token<TrackEngineSession>('TrackEngineSession');
