import { neededScope } from '@/presentation/app/routes/neededScope';
import { pageOf } from '@/presentation/app/routes/pageOf';
import { scopeGuard } from '@/domain/access/scopeGuard.rule';

const holding = (...scopes: string[]) => ({
  verdict: (needed: string | null) =>
    scopeGuard({ needed, scopes: { status: 'known', scopes, checkedAt: 0 } as const }),
});

describe('the scope that a page needs', () => {
  const users = pageOf('/admin/users')?.route;

  it.each([
    'iams:escalate-to-analyst',
    'iams:downgrade-from-analyst',
    'iams:escalate-to-therapist',
    'organisations:edit',
    'organisations:edit-thrive',
  ])('is %s for the list of people when the user holds it', scope => {
    const access = holding('mi-report:basic', scope);
    expect(access.verdict(neededScope(users, access))).toBe('allow');
  });

  it('is missing for a user who holds none of the alternatives', () => {
    const access = holding('mi-report:basic', 'region-settings:edit');
    expect(access.verdict(neededScope(users, access))).toBe('deny');
  });

  it('is the scope of the route, and none without a route', () => {
    expect(neededScope(pageOf('/admin/organisations')?.route, holding())).toBe('organisations:edit');
    expect(neededScope(undefined, holding())).toBeNull();
  });
});
