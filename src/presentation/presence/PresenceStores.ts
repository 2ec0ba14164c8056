import type { CoverageStore } from './CoverageStore';
import type { OnlineSwitchStore } from './OnlineSwitchStore';

/** The toolbar's stores of presence. They run as long as the shell is mounted, even if no view shows them. */
export interface PresenceStores {
  readonly onlineSwitch: OnlineSwitchStore;
  readonly coverage: CoverageStore;
}
