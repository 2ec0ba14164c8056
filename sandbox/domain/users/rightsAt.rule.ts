import type { Scope } from '@/domain/kernel/Scope';
import { rule } from '@/domain/kernel/rule';
import { type Right, rightKey, scopesOfRight } from '@/domain/users/UserGroup';

/** A permission granted to a person for a period. */
export interface Grant {
  readonly right: Right;
  /** Start of the grant, in seconds since 1970. */
  readonly from: number;
  /** End of the grant, exclusive, in seconds since 1970; null for no end. */
  readonly until: number | null;
}

/** A scope that a person holds, with all permissions that contain it. */
export interface HeldScope {
  readonly scope: Scope;
  readonly through: readonly Right[];
  /** Seconds since 1970 at which the scope ends by itself; null if it never does. */
  readonly until: number | null;
}

export interface Rights {
  /** In order of their grants, without duplicates. */
  readonly rights: readonly Right[];
  readonly scopes: readonly HeldScope[];
  /** Seconds since 1970 at which the answer changes by itself; null if it never does. */
  readonly until: number | null;
}

/** Returns a person's permissions at a point in time. */
export const rightsAt = rule(
  {
    id: 'CR-RIGHT-01',
    statement:
      'At any moment a person holds the scopes of their groups, and the single scopes, that were granted from ' +
      'that moment or earlier and whose last day has not passed. Nothing else confers a scope, neither the ' +
      'session nor an earlier grant. A grant includes its first moment and excludes its end. The answer includes ' +
      'the time at which it changes by itself.',
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
    // A grant that ends before it begins is never in effect.
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
