import type { FeatureFlag, FlagValues } from '@/domain/access/featureFlags';
import type { Unsubscribe } from '../../kernel/Unsubscribe';

/**
 * The features of this deployment as they are known; shared by all parts of the window. Before the first write: the
 * defaults.
 */
export interface FlagCache {
  isOn(flag: FeatureFlag): boolean;
  read(): FlagValues;
  write(values: FlagValues): void;
  /** Notifies that something may have changed, not of the present state. */
  subscribe(onChange: () => void): Unsubscribe;
}
