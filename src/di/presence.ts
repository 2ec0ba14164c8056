import { ContainerModule, type Container } from 'inversify';
import { ObservableValue } from '@/application/kernel/ObservableValue';
import { MaintainPresence } from '@/application/presence/MaintainPresence';
import { WatchCoverage } from '@/application/presence/WatchCoverage';
import { LoadCoreHours } from '@/application/regions/LoadCoreHours';
import type { CoverageSchedule } from '@/domain/regions/CoverageSchedule';
import { AxiosPresenceGateway } from '@/infrastructure/http/presence/AxiosPresenceGateway';
import { AxiosCoreHoursGateway } from '@/infrastructure/http/regions/AxiosCoreHoursGateway';
import { BrowserOfflineChoiceVault } from '@/infrastructure/storage/presence/BrowserOfflineChoiceVault';
import { startTimerWorker } from '@/infrastructure/worker/kernel/startTimerWorker';
import { BackgroundClock } from '@/infrastructure/worker/kernel/BackgroundClock';
import {
  BackendClientToken,
  BackgroundClockToken,
  ClockToken,
  CoreHoursGatewayToken,
  FlagCacheToken,
  KnownCoreHoursToken,
  LoadCoreHoursToken,
  PresenceSourceToken,
  ScopeCacheToken,
  ServerClockToken,
  SessionVaultToken,
} from './tokens';
import { CoverageStore } from '@/presentation/presence/CoverageStore';
import { OnlineSwitchStore } from '@/presentation/presence/OnlineSwitchStore';
import type { PresenceStores } from '@/presentation/presence/PresenceStores';

export const presenceModule = new ContainerModule(({ bind }) => {
  bind(CoreHoursGatewayToken).toResolvedValue(backend => new AxiosCoreHoursGateway(backend), [BackendClientToken]);
  bind(KnownCoreHoursToken).toConstantValue(new ObservableValue<CoverageSchedule | undefined>(undefined));
  bind(LoadCoreHoursToken)
    .toResolvedValue(
      (coreHours, known) => new LoadCoreHours(coreHours, known),
      [CoreHoursGatewayToken, KnownCoreHoursToken],
    )
    .inSingletonScope();
  // One for all: it has a thread of its own.
  bind(BackgroundClockToken)
    .toResolvedValue(clock => new BackgroundClock(clock, startTimerWorker), [ClockToken])
    .inSingletonScope();
});

export function createPresenceStores(container: Container): PresenceStores {
  const [scopes, flags] = [container.get(ScopeCacheToken), container.get(FlagCacheToken)];
  const maintainPresence = new MaintainPresence({
    gateway: new AxiosPresenceGateway(container.get(BackendClientToken)),
    source: container.get(PresenceSourceToken),
    choices: new BrowserOfflineChoiceVault(),
    // A page out of sight would be late with its heartbeat, and its therapist shown as offline.
    clock: container.get(BackgroundClockToken),
    vault: container.get(SessionVaultToken),
    scopes,
    flags,
  });
  const watchCoverage = new WatchCoverage({
    load: container.get(LoadCoreHoursToken),
    known: container.get(KnownCoreHoursToken),
    scopes,
    flags,
    clock: container.get(ServerClockToken),
  });
  return { onlineSwitch: new OnlineSwitchStore(maintainPresence), coverage: new CoverageStore(watchCoverage) };
}
