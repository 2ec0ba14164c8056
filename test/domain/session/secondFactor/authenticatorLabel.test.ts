import { authenticatorLabel } from '@/domain/session/secondFactor/Authenticator';

interface Case {
  readonly why: string;
  readonly input: Parameters<typeof authenticatorLabel>[0];
  readonly expected: ReturnType<typeof authenticatorLabel>;
}

describe('authenticatorLabel', () => {
  it.each<Case>([
    { why: 'first: The first one.', input: { existing: 0 }, expected: 'Authenticator 1' },
    { why: 'second: One more than there are.', input: { existing: 1 }, expected: 'Authenticator 2' },
    { why: 'fifth: The most that a person may have.', input: { existing: 4 }, expected: 'Authenticator 5' },
  ])('$why', ({ input, expected }) => {
    expect(authenticatorLabel(input)).toEqual(expected);
  });
});
