import type { KnownCoreHours, LoadCoreHours } from '@/application/regions/LoadCoreHours';
import type { CoreHoursGateway } from '@/application/regions/ports/CoreHoursGateway';
import type { Clock } from '@/application/kernel/ports/Clock';
import { token } from '../token';

/** Wakes in time in a window out of sight, too. */
export const BackgroundClockToken = token<Clock>('BackgroundClock');

export const CoreHoursGatewayToken = token<CoreHoursGateway>('CoreHoursGateway');
/** The core hours as everything in this window shows them. */
export const KnownCoreHoursToken = token<KnownCoreHours>('KnownCoreHours');
/** One for each window: it keeps the order of all readings. */
export const LoadCoreHoursToken = token<LoadCoreHours>('LoadCoreHours');
