import { ContainerModule } from 'inversify';
import { HoldPresence } from '@/application/presence/HoldPresence';
import { WatchCover } from '@/application/presence/WatchCover';
import { AxiosPresenceGateway } from '@/infrastructure/http/presence/AxiosPresenceGateway';
import { AxiosCoreHoursGateway } from '@/infrastructure/http/regions/AxiosCoreHoursGateway';
import { BrowserOfflineChoiceVault } from '@/infrastructure/storage/presence/BrowserOfflineChoiceVault';
import { startTimerWorker } from '@/infrastructure/worker/kernel/startTimerWorker';
import { WakefulClock } from '@/infrastructure/worker/kernel/WakefulClock';
import { FlagCacheToken, ScopeCacheToken } from './tokens/accessTokens';
import { PresenceDeskToken } from './tokens/chatTokens';
import * as t from './tokens/presenceTokens';
import { SessionVaultToken } from './tokens/sessionTokens';
import { BackendClientToken, ClockToken, ServerClockToken } from './tokens/systemTokens';

export const presenceModule = new ContainerModule(({ bind }) => {
  bind(t.PresenceGatewayToken).toResolvedValue(backend => new AxiosPresenceGateway(backend), [BackendClientToken]);
  bind(t.OfflineChoiceVaultToken).toDynamicValue(() => new BrowserOfflineChoiceVault());
  bind(t.CoreHoursGatewayToken).toResolvedValue(backend => new AxiosCoreHoursGateway(backend), [BackendClientToken]);
  bind(t.HoldPresenceToken).toResolvedValue(
    // A page out of sight would be late with its heartbeat, and its therapist shown as offline.
    (gateway, desk, choices, clock, vault, scopes, flags) => new HoldPresence({ gateway, desk, choices, clock: new WakefulClock(clock, startTimerWorker), vault, scopes, flags }),
    [t.PresenceGatewayToken, PresenceDeskToken, t.OfflineChoiceVaultToken, ClockToken, SessionVaultToken, ScopeCacheToken, FlagCacheToken],
  );
  bind(t.WatchCoverToken).toResolvedValue(
    (coreHours, scopes, flags, clock) => new WatchCover({ coreHours, scopes, flags, clock }),
    [t.CoreHoursGatewayToken, ScopeCacheToken, FlagCacheToken, ServerClockToken],
  );
});
