import { rule } from '../kernel/rule';
import type { Scope } from '../kernel/Scope';
import type { ScopeExpiry } from './ScopeExpiry';

/**
 * Scopes that a change grants, removes and keeps, and those whose last day changes, each in the order of its list.
 */
export interface ScopeDifference {
  readonly gained: readonly Scope[];
  readonly lost: readonly Scope[];
  readonly kept: readonly Scope[];
  readonly ending: readonly (ScopeExpiry & { readonly lastDay: string })[];
}

/** Compares a person's scopes before and after a change. */
export const scopeDifference = rule(
  {
    id: 'CR-RIGHT-05',
    statement:
      'Before a change of permissions is confirmed, the user sees which scopes are gained, lost and kept, and ' +
      'which of the scopes held afterwards end on a last day that differs from before.',
    source: 'DESIGN §9 row 45',
    hazards: ['HAZ-08', 'HAZ-09'],
  },
  ({
    before,
    after,
  }: {
    readonly before: readonly ScopeExpiry[];
    readonly after: readonly ScopeExpiry[];
  }): ScopeDifference => {
    const isIn = (expiries: readonly ScopeExpiry[], scope: Scope): boolean =>
      expiries.some(expiry => expiry.scope === scope);
    const scopesOf = (expiries: readonly ScopeExpiry[]): readonly Scope[] => expiries.map(({ scope }) => scope);
    return {
      gained: scopesOf(after).filter(scope => !isIn(before, scope)),
      lost: scopesOf(before).filter(scope => !isIn(after, scope)),
      kept: scopesOf(before).filter(scope => isIn(after, scope)),
      ending: after.flatMap(({ scope, lastDay }) => {
        const former = before.find(expiry => expiry.scope === scope);
        return lastDay === null || lastDay === former?.lastDay ? [] : [{ scope, lastDay }];
      }),
    };
  },
);
