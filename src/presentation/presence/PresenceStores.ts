import type { CoverageStore } from './CoverageStore';
import type { OnlineSwitchStore } from './OnlineSwitchStore';

/** What the toolbar shows of presence. They run as long as the shell stands, whether or not anything shows them. */
export interface PresenceStores {
  readonly onlineSwitch: OnlineSwitchStore;
  readonly cover: CoverageStore;
}
