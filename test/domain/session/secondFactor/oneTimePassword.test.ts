import { oneTimePassword } from '@/domain/session/secondFactor/oneTimePassword';

interface Case {
  readonly why: string;
  readonly input: Parameters<typeof oneTimePassword>[0];
  readonly expected: ReturnType<typeof oneTimePassword>;
}

describe('oneTimePassword', () => {
  it.each<Case>([
    {
      why: 'six-digits: Exactly six digits.',
      input: { typed: '123456' },
      expected: { verdict: 'valid', code: '123456' },
    },
    {
      why: 'leading-zeros: A code is text: its zeros count.',
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
      why: 'space-around: Pasting brings white space along.',
      input: { typed: ' 123456\n' },
      expected: { verdict: 'valid', code: '123456' },
    },
    {
      why: 'narrow-space: Some pages group digits with a narrow space.',
      input: { typed: '123 456' },
      expected: { verdict: 'valid', code: '123456' },
    },
    { why: 'empty: Nothing was typed.', input: { typed: '' }, expected: { verdict: 'missing' } },
    { why: 'blank: White space is nothing.', input: { typed: '   ' }, expected: { verdict: 'missing' } },
    { why: 'five: One digit short.', input: { typed: '12345' }, expected: { verdict: 'wrongLength' } },
    {
      why: 'seven: One digit too many; nothing is cut off silently.',
      input: { typed: '1234567' },
      expected: { verdict: 'wrongLength' },
    },
    {
      why: 'letters: Six characters, but not six digits.',
      input: { typed: '12345a' },
      expected: { verdict: 'notDigits' },
    },
    {
      why: 'other-digits: The backend takes the digits 0 to 9 only.',
      input: { typed: '١٢٣٤٥٦' },
      expected: { verdict: 'notDigits' },
    },
  ])('$why', ({ input, expected }) => {
    expect(oneTimePassword(input)).toEqual(expected);
  });
});
