import { rememberedUser } from '@/domain/session/signIn/rememberedUser';

interface Case {
  readonly why: string;
  readonly input: Parameters<typeof rememberedUser>[0];
  readonly expected: ReturnType<typeof rememberedUser>;
}

describe('rememberedUser', () => {
  it.each<Case>([
    {
      why: 'nobody: Nobody is remembered.',
      input: { loggedInEmail: null, notYou: false },
      expected: { email: '', fixed: false, offersNotYou: false },
    },
    {
      why: 'remembered: The field is closed and filled in.',
      input: { loggedInEmail: 'ann@staff.example', notYou: false },
      expected: { email: 'ann@staff.example', fixed: true, offersNotYou: true },
    },
    {
      why: 'not-you: Somebody else sees nothing of the person before.',
      input: { loggedInEmail: 'ann@staff.example', notYou: true },
      expected: { email: '', fixed: false, offersNotYou: false },
    },
    {
      why: 'empty: An account without an email cannot be filled in.',
      input: { loggedInEmail: '', notYou: false },
      expected: { email: '', fixed: false, offersNotYou: false },
    },
    {
      why: 'nobody-not-you: There was nobody to be denied.',
      input: { loggedInEmail: null, notYou: true },
      expected: { email: '', fixed: false, offersNotYou: false },
    },
  ])('$why', ({ input, expected }) => {
    expect(rememberedUser(input)).toEqual(expected);
  });
});
