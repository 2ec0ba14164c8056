import { ObservableValue } from '@/application/kernel/ObservableValue';
import type { CoverageSchedule } from '@/domain/regions/CoverageSchedule';
import type { ScopeCache } from '@/application/access/ScopeCache';
import { MaintainPresence } from '@/application/presence/MaintainPresence';
import { WatchCoverage } from '@/application/presence/WatchCoverage';
import { LoadCoreHours } from '@/application/regions/LoadCoreHours';
import type { SessionVault } from '@/application/session/ports/SessionVault';
import type { Clock } from '@/application/kernel/ports/Clock';
import { CoverageStore } from '@/presentation/presence/CoverageStore';
import { OnlineSwitchStore } from '@/presentation/presence/OnlineSwitchStore';
import { FakeCoreHoursGateway } from '../../fakes/regions/FakeCoreHoursGateway';
import { FlagCache } from '@/application/access/FlagCache';
import { FakeOfflineChoiceVault } from '../../fakes/presence/FakeOfflineChoiceVault';
import { FakePresenceSource } from '../../fakes/presence/FakePresenceSource';
import { FakePresenceGateway } from '../../fakes/presence/FakePresenceGateway';

interface Surroundings {
  readonly vault: SessionVault;
  readonly scopes: ScopeCache;
  readonly clock: Clock;
}

/** The online switch and the 24-hour indicator on fakes. */
export function presenceTools({ vault, scopes, clock }: Surroundings) {
  const gateway = new FakePresenceGateway();
  const feed = new FakePresenceSource();
  const coreHours = new FakeCoreHoursGateway();
  const flags = new FlagCache();
  const known = new ObservableValue<CoverageSchedule | undefined>(undefined);
  const stores = {
    onlineSwitch: new OnlineSwitchStore(
      new MaintainPresence({
        gateway,
        source: feed,
        choices: new FakeOfflineChoiceVault(),
        clock,
        vault,
        scopes,
        flags,
      }),
    ),
    coverage: new CoverageStore(
      new WatchCoverage({ load: new LoadCoreHours(coreHours, known), known, scopes, flags, clock }),
    ),
  };
  return { gateway, feed, coreHours, known, flags, stores };
}
