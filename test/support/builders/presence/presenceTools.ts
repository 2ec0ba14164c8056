import type { ScopeCache } from '@/application/access/ports/ScopeCache';
import { HoldPresence } from '@/application/presence/HoldPresence';
import { WatchCover } from '@/application/presence/WatchCover';
import type { SessionVault } from '@/application/session/ports/SessionVault';
import type { Clock } from '@/application/kernel/ports/Clock';
import { CoverStore } from '@/presentation/presence/CoverStore';
import { OnlineSwitchStore } from '@/presentation/presence/OnlineSwitchStore';
import { FakeCoreHoursGateway } from '../../fakes/regions/FakeCoreHoursGateway';
import { FakeFlagCache } from '../../fakes/access/FakeFlagCache';
import { FakeOfflineChoiceVault } from '../../fakes/presence/FakeOfflineChoiceVault';
import { FakePresenceDesk } from '../../fakes/presence/FakePresenceDesk';
import { FakePresenceGateway } from '../../fakes/presence/FakePresenceGateway';

interface Surroundings {
  readonly vault: SessionVault;
  readonly scopes: ScopeCache;
  readonly clock: Clock;
}

/** The online switch and the 24-hour indicator on fakes. */
export function presenceTools({ vault, scopes, clock }: Surroundings) {
  const gateway = new FakePresenceGateway();
  const desk = new FakePresenceDesk();
  const coreHours = new FakeCoreHoursGateway();
  const flags = new FakeFlagCache();
  const stores = {
    onlineSwitch: new OnlineSwitchStore(new HoldPresence({ gateway, desk, choices: new FakeOfflineChoiceVault(), clock, vault, scopes, flags })),
    cover: new CoverStore(new WatchCover({ coreHours, scopes, flags, clock })),
  };
  return { gateway, desk, coreHours, flags, stores };
}
