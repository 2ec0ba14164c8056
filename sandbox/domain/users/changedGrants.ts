import type { Grant } from './rightsAt.rule';
import { type Right, rightKey } from '@/domain/users/UserGroup';

/**
 * The grants after a change; a grant that continues stays unchanged, one that ends does so at the moment of the change.
 */
export function changedGrants<G extends Grant>(
  grants: readonly G[],
  {
    wanted,
    now,
    grant,
  }: {
    /** All rights from now on. */
    readonly wanted: readonly Right[];
    /** Seconds since 1970. */
    readonly now: number;
    /** A new grant of a right that was not held. */
    readonly grant: (right: Right) => G;
  },
): readonly G[] {
  const keys = new Set(wanted.map(rightKey));
  const isOver = ({ until }: Grant): boolean => until !== null && until <= now;
  const held = new Set(grants.filter(one => !isOver(one) && one.from <= now).map(({ right }) => rightKey(right)));
  const after = grants.map(one => (isOver(one) || keys.has(rightKey(one.right)) ? one : { ...one, until: now }));
  return [...after, ...wanted.filter(right => !held.has(rightKey(right))).map(grant)];
}
