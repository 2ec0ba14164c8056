import type { FeatureFlag } from './FeatureFlag';

/** Every flag with its value; none is ever missing. */
export type FlagValues = Readonly<Record<FeatureFlag, boolean>>;
