import type { Scope } from '@/domain/kernel/Scope';
import { rule } from '@/domain/kernel/rule';
import { type Right, rightKey, scopesOfRight } from '@/domain/users/UserGroup';

/** That somebody was given a right for a time. */
export interface Grant {
  readonly right: Right;
  /** Seconds since 1970 from which it holds. */
  readonly from: number;
  /** Seconds since 1970 from which it no longer holds; null where it has no end. */
  readonly until: number | null;
}

/** A scope that is held, and every right that it comes with. */
export interface HeldScope {
  readonly scope: Scope;
  readonly through: readonly Right[];
  /** Seconds since 1970 at which time alone takes the scope away; null where it does not. */
  readonly until: number | null;
}

export interface Rights {
  /** In the order in which they were granted, each once. */
  readonly rights: readonly Right[];
  readonly scopes: readonly HeldScope[];
  /** Seconds since 1970 at which time alone changes the answer; null where it does not. */
  readonly until: number | null;
}

/** What a person may do at a moment. */
export const rightsAt = rule(
  {
    id: 'CR-RIGHT-01',
    statement:
      'At any moment a person holds the scopes of the groups, and the single scopes, that were granted to them from ' +
      'that moment or earlier and whose last day has not passed. Nothing else gives a scope: not the session, not ' +
      'what was held before. The first moment of a grant counts, the moment of its end does not. The answer says ' +
      'when time alone will change it.',
    source: 'DESIGN §9 row 27',
    hazards: ['HAZ-08', 'HAZ-09'],
  },
  ({
    grants,
    now,
  }: {
    readonly grants: readonly Grant[];
    /** Seconds since 1970, server time. */
    readonly now: number;
  }): Rights => {
    // One that ends before it begins never holds.
    const real = grants.filter(({ from, until }) => until === null || from < until);
    const held = real.filter(({ from, until }) => from <= now && (until === null || now < until));
    const later = real.flatMap(({ from, until }) => [from, until ?? from]).filter(moment => moment > now);
    return {
      rights: distinct(held.map(({ right }) => right)),
      scopes: [...new Set(held.flatMap(({ right }) => scopesOfRight(right)))].map(scope => heldScope(scope, held)),
      until: later.length === 0 ? null : Math.min(...later),
    };
  },
);

function heldScope(scope: Scope, held: readonly Grant[]): HeldScope {
  const giving = held.filter(({ right }) => scopesOfRight(right).includes(scope));
  const end = Math.max(...giving.map(({ until }) => until ?? Infinity));
  return {
    scope,
    through: distinct(giving.map(({ right }) => right)),
    until: end === Infinity ? null : end,
  };
}

function distinct(rights: readonly Right[]): readonly Right[] {
  return [...new Map(rights.map(right => [rightKey(right), right])).values()];
}
