import type { Scope } from '../kernel/Scope';
import { rule } from '../kernel/rule';

export interface CoverageIndicatorInput {
  /** Null while unknown. */
  readonly scopes: readonly string[] | null;
  /** The flag isThrive24Enabled. */
  readonly enabled: boolean;
  /** Null when the region's core hours could not be read or understood. */
  readonly isOfficeHours: boolean | null;
}

export type Coverage = 'hidden' | 'active' | 'inactive' | 'unknown';

const SCOPE = 'region-settings:view' satisfies Scope;

/** Returns the state of the 24-hour indicator. */
export const coverageIndicator = rule(
  {
    id: 'CR-COV-01',
    statement:
      'The 24-hour indicator is shown to users who hold region-settings:view while the flag isThrive24Enabled is ' +
      "on. It says Active within the region's core hours and In-Active outside them. If the core hours could not " +
      'be read, it says that the state is unknown.',
    source:
      'D1 §6: "region-settings:view together with flag isThrive24Enabled shows the 24-hour coverage indicator ' +
      '(labels Active / In-Active)."',
    hazards: ['HAZ-13'],
  },
  ({ scopes, enabled, isOfficeHours }: CoverageIndicatorInput): Coverage => {
    if (!enabled || scopes === null || !scopes.includes(SCOPE)) return 'hidden';
    if (isOfficeHours === null) return 'unknown';
    return isOfficeHours ? 'active' : 'inactive';
  },
);
