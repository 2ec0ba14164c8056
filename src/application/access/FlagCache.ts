import { ObservableValue } from '../kernel/ObservableValue';
import { flagDefaults, type FeatureFlag, type FlagValues } from '@/domain/access/featureFlags';

/**
 * The features of this deployment as they are known; shared by all parts of the window, and never kept over a reload.
 * Before the first write: the defaults.
 */
export class FlagCache extends ObservableValue<FlagValues> {
  constructor(values: FlagValues = flagDefaults) {
    super(values);
  }

  isOn(flag: FeatureFlag): boolean {
    return this.read()[flag];
  }
}
