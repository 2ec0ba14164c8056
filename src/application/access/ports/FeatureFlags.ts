import type { Stop } from '../../shared/Stop';

/** Switches that the provider sets from afar. One that nobody has set stands at its default. */
export interface FeatureFlags {
  isOn(flag: string): boolean;
  /** Tells that some flag has changed, not which. */
  subscribe(onChange: () => void): Stop;
}
