import { firstLoginStep } from '@/domain/session/signIn/loginSteps';

interface Case {
  readonly why: string;
  readonly input: Parameters<typeof firstLoginStep>[0];
  readonly expected: ReturnType<typeof firstLoginStep>;
}

describe('firstLoginStep', () => {
  it.each<Case>([
    { why: 'none: An ordinary visit.', input: { emailInQuery: null }, expected: { step: 'signIn', email: '' } },
    {
      why: 'invited: Somebody who was invited chooses a password at once.',
      input: { emailInQuery: 'new@staff.example' },
      expected: { step: 'choosePassword', email: 'new@staff.example' },
    },
    {
      why: 'space: White space around it is ignored.',
      input: { emailInQuery: ' new@staff.example ' },
      expected: { step: 'choosePassword', email: 'new@staff.example' },
    },
    {
      why: 'empty: A parameter without a value says nothing.',
      input: { emailInQuery: '' },
      expected: { step: 'signIn', email: '' },
    },
    {
      why: 'no-email: What is no email is not shown to anybody.',
      input: { emailInQuery: '<script>' },
      expected: { step: 'signIn', email: '' },
    },
  ])('$why', ({ input, expected }) => {
    expect(firstLoginStep(input)).toEqual(expected);
  });
});
