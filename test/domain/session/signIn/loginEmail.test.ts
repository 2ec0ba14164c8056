import { loginEmail } from '@/domain/session/signIn/loginEmail';

interface Case {
  readonly why: string;
  readonly input: Parameters<typeof loginEmail>[0];
  readonly expected: ReturnType<typeof loginEmail>;
}

describe('loginEmail', () => {
  it.each<Case>([
    {
      why: 'plain: An ordinary address.',
      input: { typed: 'ann@staff.example' },
      expected: { verdict: 'valid', email: 'ann@staff.example' },
    },
    {
      why: 'space-around: White space around it comes from pasting.',
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
    { why: 'blank: White space is nothing.', input: { typed: '  ' }, expected: { verdict: 'missing' } },
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
    { why: 'ends-with-dot: Nothing after the dot.', input: { typed: 'ann@staff.' }, expected: { verdict: 'invalid' } },
  ])('$why', ({ input, expected }) => {
    expect(loginEmail(input)).toEqual(expected);
  });
});
