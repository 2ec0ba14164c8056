import type { Environment } from '@/domain/app/Environment';
import type { BackendReachability } from '@/application/serverStatus/BackendReachability';
import type { LogBuffer } from '@/application/errorReporting/LogBuffer';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { Logger } from '@/application/kernel/ports/Logger';
import type { Random } from '@/application/kernel/ports/Random';
import type { OffsetClock } from '@/infrastructure/system/kernel/OffsetClock';
import type { BackendClient } from '@/infrastructure/http/client/BackendClient';
import { token } from '../token';
import type { ConnectionState } from '@/application/serverStatus/ConnectionState';

export const EnvironmentToken = token<Environment>('Environment');
export const ClockToken = token<Clock>('Clock');
/** The same clock, corrected to the server's time; alarms are set on it as on the other. */
export const ServerClockToken = token<OffsetClock>('ServerClock');
export const BackendReachabilityToken = token<BackendReachability>('BackendReachability');
export const RandomToken = token<Random>('Random');
export const LoggerToken = token<Logger>('Logger');
export const LogBufferToken = token<LogBuffer>('LogBuffer');
/** Downloads axios and the contract with its first call. */
export const BackendClientToken = token<BackendClient>('BackendClient');
/** Bound when the shell is downloaded. */
export const ConnectionStateToken = token<ConnectionState>('ConnectionState');
