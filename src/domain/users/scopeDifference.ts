import type { Scope } from '../kernel/Scope';

/** What somebody may do after a change and could not before, and the other way round, in the order of each list. */
export interface ScopeDifference {
  readonly gained: readonly Scope[];
  readonly lost: readonly Scope[];
  readonly kept: readonly Scope[];
}

export function scopeDifference(before: readonly Scope[], after: readonly Scope[]): ScopeDifference {
  return {
    gained: after.filter(scope => !before.includes(scope)),
    lost: before.filter(scope => !after.includes(scope)),
    kept: before.filter(scope => after.includes(scope)),
  };
}
