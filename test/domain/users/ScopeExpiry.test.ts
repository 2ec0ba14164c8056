import { withoutExpiry, scopeExpiries } from '@/domain/users/ScopeExpiry';

const group = (name: 'admin' | 'super-admin' | 'therapist-manager', lastDay: string) => ({
  right: { kind: 'group', group: name } as const,
  lastDay,
});

describe('the scopes granted by rights', () => {
  it('end with the last right that grants them', () => {
    const terms = scopeExpiries([group('super-admin', '2026-12-31'), group('therapist-manager', '2027-01-31')]);
    expect(terms).toEqual([
      { scope: 'organisations:edit-thrive', lastDay: '2026-12-31' },
      { scope: 'iams:escalate-to-therapist', lastDay: '2027-01-31' },
      { scope: 'region-settings:edit', lastDay: '2027-01-31' },
      { scope: 'region-settings:view', lastDay: '2027-01-31' },
    ]);
  });

  it('do not end if one of the rights has no end', () => {
    const terms = scopeExpiries([group('super-admin', ''), group('therapist-manager', '2027-01-31')]);
    expect(terms.find(({ scope }) => scope === 'region-settings:edit')).toEqual({
      scope: 'region-settings:edit',
      lastDay: null,
    });
  });

  it('are none without a right', () => {
    expect(scopeExpiries([])).toEqual([]);
    expect(withoutExpiry(['survey:get'])).toEqual([{ scope: 'survey:get', lastDay: null }]);
  });
});
