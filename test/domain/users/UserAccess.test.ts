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

describe('the rights of a user as edited in a form', () => {
  it('have a last day, no end, or are not held', () => {
    expect(rightExpiriesOf(given)).toMatchObject({
      admin: '2027-01-31',
      support: '',
      'domo-reports:view': '',
      therapist: null,
      'chat:download-chat': null,
    });
  });

  it('leave out a scope that a group carries and the form does not list', () => {
    expect(otherScopesOf(given)).toEqual(['organisations:edit']);
  });

  it('become groups and scopes again, without those that are not held', () => {
    expect(rightsOfExpiries(rightExpiriesOf(given), otherScopesOf(given))).toEqual([
      { kind: 'group', group: 'admin' },
      { kind: 'group', group: 'support' },
      { kind: 'scope', scope: 'domo-reports:view' },
      { kind: 'scope', scope: 'organisations:edit' },
    ]);
  });
});
