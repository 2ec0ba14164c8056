import { groupsOfFour } from '@/domain/session/secondFactor/groupsOfFour';
import { parseAuthenticatorLabel } from '@/domain/session/secondFactor/parseAuthenticatorLabel';
import { secondFactorsLeft } from '@/domain/session/secondFactor/secondFactorsLeft';

describe('the name of an authenticator', () => {
  it.each([
    ['  My phone ', 'My phone'],
    ['x'.repeat(60), 'x'.repeat(60)],
    ['x'.repeat(61), undefined],
    ['   ', undefined],
  ])('%j is kept as %j', (typed, label) => {
    expect(parseAuthenticatorLabel(typed)).toBe(label);
  });
});

describe('a secret in groups', () => {
  it('has four characters a group', () => {
    expect(groupsOfFour('ABCDEFGHIJ')).toBe('ABCD EFGH IJ');
    expect(groupsOfFour('')).toBe('');
  });
});

describe('second factors that are left', () => {
  it('counts authenticators and the email', () => {
    const app = { id: 'a', label: 'Phone', createdAt: 0 };
    expect(secondFactorsLeft({ authenticators: [app, app], email: 'ann@staff.example' })).toBe(3);
    expect(secondFactorsLeft({ authenticators: [], email: undefined })).toBe(0);
  });
});
