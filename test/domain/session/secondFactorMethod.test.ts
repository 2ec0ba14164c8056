import { codeIsEmailedAtOnce } from '@/domain/session/codeIsEmailedAtOnce';
import { secondFactorMethod } from '@/domain/session/secondFactorMethod';

describe('secondFactorMethod', () => {
  it('takes a code for the authenticator’s while no email was asked for', () => {
    expect(secondFactorMethod('unsent')).toBe('totp');
  });

  it.each(['sending', 'successful', 'failed'] as const)('takes a code for the email’s once it is %s', status => {
    expect(secondFactorMethod(status)).toBe('email');
  });
});

describe('codeIsEmailedAtOnce', () => {
  const app = { id: 'a', type: 'totp' } as const;
  const email = { id: 'e', type: 'email' } as const;

  it.each([
    ['email alone', [email], true],
    ['an authenticator alone', [app], false],
    ['both', [app, email], false],
    ['nothing', [], false],
  ])('with %s: %#', (_name, options, expected) => {
    expect(codeIsEmailedAtOnce(options)).toBe(expected);
  });
});
