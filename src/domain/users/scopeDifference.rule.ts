import { rule } from '../kernel/rule';
import type { Scope } from '../kernel/Scope';
import type { ScopeTerm } from './ScopeTerm';

/**
 * What a change gives, takes, and leaves as it is, and what it ends on another day than before, in the order of each
 * list.
 */
export interface ScopeDifference {
  readonly gained: readonly Scope[];
  readonly lost: readonly Scope[];
  readonly kept: readonly Scope[];
  readonly ending: readonly (ScopeTerm & { readonly lastDay: string })[];
}

/** What somebody may do after a change and could not before, and the other way round. */
export const scopeDifference = rule(
  {
    id: 'CR-RIGHT-05',
    statement:
      'Before a change of rights is confirmed, it is said which scopes are held after it and not before, which are ' +
      'held before it and not after, which stay, and which of those that are held after it end on a last day that is ' +
      'not the one of before.',
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
