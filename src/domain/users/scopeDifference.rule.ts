import { rule } from '../kernel/rule';
import type { Scope } from '../kernel/Scope';
import type { ScopeTerm } from './ScopeTerm';

/**
 * Scopes that a change grants, removes and keeps, and those whose last day changes, each in the order of its list.
 */
export interface ScopeDifference {
  readonly gained: readonly Scope[];
  readonly lost: readonly Scope[];
  readonly kept: readonly Scope[];
  readonly ending: readonly (ScopeTerm & { readonly lastDay: string })[];
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
    readonly before: readonly ScopeTerm[];
    readonly after: readonly ScopeTerm[];
  }): ScopeDifference => {
    const isIn = (terms: readonly ScopeTerm[], scope: Scope): boolean => terms.some(term => term.scope === scope);
    const scopesOf = (terms: readonly ScopeTerm[]): readonly Scope[] => terms.map(({ scope }) => scope);
    return {
      gained: scopesOf(after).filter(scope => !isIn(before, scope)),
      lost: scopesOf(before).filter(scope => !isIn(after, scope)),
      kept: scopesOf(before).filter(scope => isIn(after, scope)),
      ending: after.flatMap(({ scope, lastDay }) => {
        const former = before.find(term => term.scope === scope);
        return lastDay === null || lastDay === former?.lastDay ? [] : [{ scope, lastDay }];
      }),
    };
  },
);
