import type { FlagCache } from '@/application/access/ports/FlagCache';
import { ObservableValue } from '@/application/kernel/ObservableValue';
import type { FeatureFlag } from '@/domain/access/featureFlags';
import { flagDefaults } from '@/domain/access/featureFlags';
import type { FlagValues } from '@/domain/access/featureFlags';

export class FakeFlagCache extends ObservableValue<FlagValues> implements FlagCache {
  constructor(values: FlagValues = flagDefaults) {
    super(values);
  }

  isOn(flag: FeatureFlag): boolean {
    return this.read()[flag];
  }
}
