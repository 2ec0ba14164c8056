import { codeIsEmailedAtOnce } from '@/domain/session/secondFactor/MfaOption';
import { secondFactorMethod } from '@/domain/session/secondFactor/secondFactorMethod';

const totp = { id: 'a', type: 'totp' } as const;
const post = { id: 'e', type: 'email' } as const;

describe('secondFactorMethod', () => {
  it.each([
    ['no email was asked for', 'unsent', false, [totp, post], 'totp'],
    ['an email is on its way', 'sending', false, [totp, post], 'email'],
    ['an email was sent', 'successful', true, [totp, post], 'email'],
    ['the email could not be sent', 'failed', false, [totp, post], 'totp'],
    ['another email could not be sent, and the first one was', 'failed', true, [totp, post], 'email'],
    ['the email could not be sent and there is no authenticator', 'failed', false, [post], 'email'],
  ] as const)('%s', (_name, emailCode, emailed, options, method) => {
    expect(secondFactorMethod({ emailCode, emailed, options })).toBe(method);
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
