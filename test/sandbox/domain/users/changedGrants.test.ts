import { changedGrants } from '#sandbox/domain/users/changedGrants';
import type { Grant } from '#sandbox/domain/users/rightsAt.rule';
import { rightKey, type Right } from '@/domain/users/UserGroup';

const NOW = 1_000;
const admin: Right = { kind: 'group', group: 'admin' };
const support: Right = { kind: 'group', group: 'support' };
const domo: Right = { kind: 'scope', scope: 'domo-reports:view' };

const granted = (right: Right, from: number, until: number | null = null): Grant => ({ right, from, until });

const after = (grants: readonly Grant[], ...wanted: readonly Right[]) =>
  changedGrants(grants, { wanted, now: NOW, grant: right => granted(right, NOW) }).map(
    ({ right, from, until }) => `${rightKey(right)} ${from}–${until ?? ''}`,
  );

describe('grants after a change', () => {
  it('are kept when the right continues, and new when it was not held', () => {
    expect(after([granted(admin, 10)], admin, domo)).toEqual(['group:admin 10–', 'scope:domo-reports:view 1000–']);
  });

  it('end at the time of the change when the right ends, even those with a later end', () => {
    expect(after([granted(admin, 10), granted(support, 10, 2_000)])).toEqual([
      'group:admin 10–1000',
      'group:support 10–1000',
    ]);
  });

  it('leave expired ones alone, and grant the right again', () => {
    expect(after([granted(admin, 10, NOW)], admin)).toEqual(['group:admin 10–1000', 'group:admin 1000–']);
    expect(after([granted(admin, 10, 20)])).toEqual(['group:admin 10–20']);
  });

  it('keep one that ends later, and add none next to it', () => {
    expect(after([granted(admin, 10, NOW + 1)], admin)).toEqual(['group:admin 10–1001']);
  });

  it('grant a right now that was to start only later, and keep one that starts now', () => {
    expect(after([granted(admin, NOW + 1)], admin)).toEqual(['group:admin 1001–', 'group:admin 1000–']);
    expect(after([granted(admin, NOW)], admin)).toEqual(['group:admin 1000–']);
  });
});
