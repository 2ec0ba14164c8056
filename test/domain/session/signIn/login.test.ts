import { loginEmail } from '@/domain/session/signIn/loginEmail';
import { firstLoginStep } from '@/domain/session/signIn/loginSteps';
import { rememberedUser } from '@/domain/session/signIn/rememberedUser';

describe('loginEmail', () => {
  interface Case {
    readonly why: string;
    readonly input: Parameters<typeof loginEmail>[0];
    readonly expected: ReturnType<typeof loginEmail>;
  }

  it.each<Case>([
    {
      why: 'plain: An ordinary address.',
      input: { typed: 'ann@staff.example' },
      expected: { verdict: 'valid', email: 'ann@staff.example' },
    },
    {
      why: 'space-around: Surrounding white space comes from pasting.',
      input: { typed: '  ann@staff.example ' },
      expected: { verdict: 'valid', email: 'ann@staff.example' },
    },
    {
      why: 'plus: Plus signs and sub-domains are common.',
      input: { typed: 'ann+work@mail.staff.example' },
      expected: { verdict: 'valid', email: 'ann+work@mail.staff.example' },
    },
    {
      why: 'case-kept: The identity provider decides about case.',
      input: { typed: 'Ann@Staff.example' },
      expected: { verdict: 'valid', email: 'Ann@Staff.example' },
    },
    { why: 'empty: Required.', input: { typed: '' }, expected: { verdict: 'missing' } },
    { why: 'blank: White space counts as empty.', input: { typed: '  ' }, expected: { verdict: 'missing' } },
    { why: 'no-at: No @.', input: { typed: 'ann.staff.example' }, expected: { verdict: 'invalid' } },
    {
      why: 'no-host-dot: A staff address has a domain with a dot.',
      input: { typed: 'ann@staff' },
      expected: { verdict: 'invalid' },
    },
    { why: 'two-ats: Two @.', input: { typed: 'ann@@staff.example' }, expected: { verdict: 'invalid' } },
    {
      why: 'space-inside: White space inside.',
      input: { typed: 'ann lee@staff.example' },
      expected: { verdict: 'invalid' },
    },
    {
      why: 'ends-with-dot: The domain ends with a dot.',
      input: { typed: 'ann@staff.' },
      expected: { verdict: 'invalid' },
    },
  ])('$why', ({ input, expected }) => {
    expect(loginEmail(input)).toEqual(expected);
  });
});

describe('rememberedUser', () => {
  interface Case {
    readonly why: string;
    readonly input: Parameters<typeof rememberedUser>[0];
    readonly expected: ReturnType<typeof rememberedUser>;
  }

  it.each<Case>([
    {
      why: 'nobody: No user is remembered.',
      input: { loggedInEmail: null, notYou: false },
      expected: { email: '', fixed: false, offersNotYou: false },
    },
    {
      why: 'remembered: The field is read-only and filled in.',
      input: { loggedInEmail: 'ann@staff.example', notYou: false },
      expected: { email: 'ann@staff.example', fixed: true, offersNotYou: true },
    },
    {
      why: 'not-you: Another user sees nothing of the previous one.',
      input: { loggedInEmail: 'ann@staff.example', notYou: true },
      expected: { email: '', fixed: false, offersNotYou: false },
    },
    {
      why: 'empty: An account without an email cannot be filled in.',
      input: { loggedInEmail: '', notYou: false },
      expected: { email: '', fixed: false, offersNotYou: false },
    },
    {
      why: 'nobody-not-you: There was no user to reject.',
      input: { loggedInEmail: null, notYou: true },
      expected: { email: '', fixed: false, offersNotYou: false },
    },
  ])('$why', ({ input, expected }) => {
    expect(rememberedUser(input)).toEqual(expected);
  });
});

describe('firstLoginStep', () => {
  interface Case {
    readonly why: string;
    readonly input: Parameters<typeof firstLoginStep>[0];
    readonly expected: ReturnType<typeof firstLoginStep>;
  }

  it.each<Case>([
    { why: 'none: An ordinary visit.', input: { emailInQuery: null }, expected: { step: 'signIn', email: '' } },
    {
      why: 'invited: A person who was invited chooses a password first.',
      input: { emailInQuery: 'new@staff.example' },
      expected: { step: 'choosePassword', email: 'new@staff.example' },
    },
    {
      why: 'space: Surrounding white space is ignored.',
      input: { emailInQuery: ' new@staff.example ' },
      expected: { step: 'choosePassword', email: 'new@staff.example' },
    },
    {
      why: 'empty: An empty parameter is ignored.',
      input: { emailInQuery: '' },
      expected: { step: 'signIn', email: '' },
    },
    {
      why: 'no-email: An invalid email is not shown.',
      input: { emailInQuery: '<script>' },
      expected: { step: 'signIn', email: '' },
    },
  ])('$why', ({ input, expected }) => {
    expect(firstLoginStep(input)).toEqual(expected);
  });
});
