import { otherScopesOf, rightsOfExpiries, rightExpiriesOf } from '@/domain/users/UserAccess';

const given = {
  groups: ['admin', 'support'],
  scopes: ['domo-reports:view', 'organisations:edit'],
  grants: [
    { right: 'group:admin', lastDay: '2027-01-31' },
    { right: 'group:therapist', lastDay: '2027-02-28' },
    { right: 'group:support' },
  ],
} as const;

describe('the rights of a user as a form has them', () => {
  it('are held until their last day, without an end, or not at all', () => {
    expect(rightExpiriesOf(given)).toMatchObject({
      admin: '2027-01-31',
      support: '',
      'domo-reports:view': '',
      therapist: null,
      'chat:download-chat': null,
    });
  });

  it('leave a scope alone that a group carries and no form names', () => {
    expect(otherScopesOf(given)).toEqual(['organisations:edit']);
  });

  it('are groups and scopes again, those that are not held left out', () => {
    expect(rightsOfExpiries(rightExpiriesOf(given), otherScopesOf(given))).toEqual([
      { kind: 'group', group: 'admin' },
      { kind: 'group', group: 'support' },
      { kind: 'scope', scope: 'domo-reports:view' },
      { kind: 'scope', scope: 'organisations:edit' },
    ]);
  });
});
