import type { Environment } from '@/domain/shell/Environment';
import type { Clock } from '@/application/shared/ports/Clock';
import type { Logger } from '@/application/shared/ports/Logger';
import type { Random } from '@/application/shared/ports/Random';
import type { BackendClient } from '@/infrastructure/http/client/BackendClient';
import { token } from '../token';

export const EnvironmentToken = token<Environment>('Environment');
export const ClockToken = token<Clock>('Clock');
export const RandomToken = token<Random>('Random');
export const LoggerToken = token<Logger>('Logger');
/** Downloads axios and the contract with its first call. */
export const BackendClientToken = token<BackendClient>('BackendClient');
