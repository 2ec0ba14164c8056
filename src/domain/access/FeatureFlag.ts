import type { flagDefaults } from './flagDefaults';

/** Name of a switch in remote configuration. */
export type FeatureFlag = keyof typeof flagDefaults;
