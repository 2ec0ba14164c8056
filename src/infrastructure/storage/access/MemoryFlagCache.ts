import type { FlagCache } from '@/application/access/ports/FlagCache';
import { ObservableValue } from '@/application/kernel/ObservableValue';
import type { FeatureFlag, FlagValues } from '@/domain/access/featureFlags';
import { flagDefaults } from '@/domain/access/featureFlags';

/** Flags are never kept over a reload. */
export class MemoryFlagCache extends ObservableValue<FlagValues> implements FlagCache {
  constructor() {
    super(flagDefaults);
  }

  isOn(flag: FeatureFlag): boolean {
    return this.read()[flag];
  }
}
