import type { MaintainPresence } from '@/application/presence/MaintainPresence';
import type { OfflineChoiceVault } from '@/application/presence/ports/OfflineChoiceVault';
import type { PresenceGateway } from '@/application/presence/ports/PresenceGateway';
import type { WatchCoverage } from '@/application/presence/WatchCoverage';
import type { KnownCoreHours, LoadCoreHours } from '@/application/regions/LoadCoreHours';
import type { CoreHoursGateway } from '@/application/regions/ports/CoreHoursGateway';
import type { Clock } from '@/application/kernel/ports/Clock';
import { token } from '../token';

/** Wakes in time in a window out of sight, too. */
export const BackgroundClockToken = token<Clock>('BackgroundClock');

export const PresenceGatewayToken = token<PresenceGateway>('PresenceGateway');
export const OfflineChoiceVaultToken = token<OfflineChoiceVault>('OfflineChoiceVault');
export const CoreHoursGatewayToken = token<CoreHoursGateway>('CoreHoursGateway');
/** What everything in this window shows of the core hours. */
export const KnownCoreHoursToken = token<KnownCoreHours>('KnownCoreHours');
/** One for each window: it keeps the order of all readings. */
export const LoadCoreHoursToken = token<LoadCoreHours>('LoadCoreHours');
export const MaintainPresenceToken = token<MaintainPresence>('MaintainPresence');
export const WatchCoverageToken = token<WatchCoverage>('WatchCoverage');
