import { authenticatorLabel, parseAuthenticatorLabel } from '@/domain/session/secondFactor/Authenticator';
import { codeIsEmailedAtOnce } from '@/domain/session/secondFactor/MfaOption';
import { secondFactorsLeft } from '@/domain/session/secondFactor/SecondFactors';
import { oneTimePassword } from '@/domain/session/secondFactor/oneTimePassword';
import { secondFactorMethod } from '@/domain/session/secondFactor/secondFactorMethod';
import { groupsOfFour } from '@/domain/session/secondFactor/totpSecretText';

describe('authenticatorLabel', () => {
  interface Case {
    readonly why: string;
    readonly input: Parameters<typeof authenticatorLabel>[0];
    readonly expected: ReturnType<typeof authenticatorLabel>;
  }

  it.each<Case>([
    { why: 'first: The first one.', input: { existing: 0 }, expected: 'Authenticator 1' },
    { why: 'second: One more than the number of existing ones.', input: { existing: 1 }, expected: 'Authenticator 2' },
    { why: 'fifth: The maximum for a person.', input: { existing: 4 }, expected: 'Authenticator 5' },
  ])('$why', ({ input, expected }) => {
    expect(authenticatorLabel(input)).toEqual(expected);
  });
});

describe('parseAuthenticatorLabel', () => {
  it.each([
    ['  My phone ', 'My phone'],
    ['x'.repeat(60), 'x'.repeat(60)],
    ['x'.repeat(61), undefined],
    ['   ', undefined],
    ['\u2800\u200b\u3164', undefined],
  ])('parses %j as %j', (typed, label) => {
    expect(parseAuthenticatorLabel(typed)).toBe(label);
  });
});

describe('groupsOfFour', () => {
  it('separates groups of four characters', () => {
    expect(groupsOfFour('ABCDEFGHIJ')).toBe('ABCD EFGH IJ');
    expect(groupsOfFour('')).toBe('');
  });
});

describe('secondFactorsLeft', () => {
  it('counts authenticators and the email', () => {
    const app = { id: 'a', label: 'Phone', createdAt: 0 };
    expect(secondFactorsLeft({ authenticators: [app, app], email: 'ann@staff.example' })).toBe(3);
    expect(secondFactorsLeft({ authenticators: [], email: undefined })).toBe(0);
  });
});

const totp = { id: 'a', type: 'totp' } as const;
const post = { id: 'e', type: 'email' } as const;

describe('secondFactorMethod', () => {
  it.each([
    ['no email was requested', 'unsent', false, [totp, post], 'totp'],
    ['an email is being sent', 'sending', false, [totp, post], 'email'],
    ['an email was sent', 'successful', true, [totp, post], 'email'],
    ['the email could not be sent', 'failed', false, [totp, post], 'totp'],
    ['another email could not be sent after the first one', 'failed', true, [totp, post], 'email'],
    ['the email could not be sent and there is no authenticator', 'failed', false, [post], 'email'],
  ] as const)('returns the method when %s', (_name, emailCode, emailed, options, method) => {
    expect(secondFactorMethod({ emailCode, emailed, options })).toBe(method);
  });
});

describe('codeIsEmailedAtOnce', () => {
  const app = { id: 'a', type: 'totp' } as const;
  const email = { id: 'e', type: 'email' } as const;

  it.each([
    ['only an email', [email], true],
    ['only an authenticator', [app], false],
    ['both', [app, email], false],
    ['nothing', [], false],
  ])('with %s (case %#)', (_name, options, expected) => {
    expect(codeIsEmailedAtOnce(options)).toBe(expected);
  });
});

describe('oneTimePassword', () => {
  interface Case {
    readonly why: string;
    readonly input: Parameters<typeof oneTimePassword>[0];
    readonly expected: ReturnType<typeof oneTimePassword>;
  }

  it.each<Case>([
    {
      why: 'six-digits: Exactly six digits.',
      input: { typed: '123456' },
      expected: { verdict: 'valid', code: '123456' },
    },
    {
      why: 'leading-zeros: Leading zeros count.',
      input: { typed: '000001' },
      expected: { verdict: 'valid', code: '000001' },
    },
    {
      why: 'space-between: Authenticators show codes in two groups.',
      input: { typed: '123 456' },
      expected: { verdict: 'valid', code: '123456' },
    },
    {
      why: 'dash-between: Emails write codes with a dash.',
      input: { typed: '123-456' },
      expected: { verdict: 'valid', code: '123456' },
    },
    {
      why: 'space-around: White space around pasted text is removed.',
      input: { typed: ' 123456\n' },
      expected: { verdict: 'valid', code: '123456' },
    },
    {
      why: 'narrow-space: Some pages group digits with a narrow space.',
      input: { typed: '123 456' },
      expected: { verdict: 'valid', code: '123456' },
    },
    { why: 'empty: Nothing was typed.', input: { typed: '' }, expected: { verdict: 'missing' } },
    { why: 'blank: White space counts as nothing.', input: { typed: '   ' }, expected: { verdict: 'missing' } },
    { why: 'five: One digit short.', input: { typed: '12345' }, expected: { verdict: 'wrongLength' } },
    {
      why: 'seven: One digit too many is not cut off silently.',
      input: { typed: '1234567' },
      expected: { verdict: 'wrongLength' },
    },
    {
      why: 'letters: Six characters, but not six digits.',
      input: { typed: '12345a' },
      expected: { verdict: 'notDigits' },
    },
    {
      why: 'other-digits: A keyboard may type the digits of another script.',
      input: { typed: '١٢٣٤٥٦' },
      expected: { verdict: 'valid', code: '123456' },
    },
    {
      why: 'full-width: An input method types wide digits.',
      input: { typed: '１２３ ４５６' },
      expected: { verdict: 'valid', code: '123456' },
    },
    {
      why: 'long-dash: A mail program makes a longer dash of it.',
      input: { typed: '123–456' },
      expected: { verdict: 'valid', code: '123456' },
    },
    {
      why: 'hidden: Invisible characters in pasted text are removed.',
      input: { typed: '\u200e123\u200b456\ufeff' },
      expected: { verdict: 'valid', code: '123456' },
    },
  ])('$why', ({ input, expected }) => {
    expect(oneTimePassword(input)).toEqual(expected);
  });
});
