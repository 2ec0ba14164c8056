import { groupsOfFour } from '@/domain/session/secondFactor/totpSecretText';
import { parseAuthenticatorLabel } from '@/domain/session/secondFactor/Authenticator';
import { secondFactorsLeft } from '@/domain/session/secondFactor/SecondFactors';

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
