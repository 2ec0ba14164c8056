import { isOnlineSwitchVisible } from '@/domain/presence/isOnlineSwitchVisible';

interface Case {
  readonly why: string;
  readonly input: Parameters<typeof isOnlineSwitchVisible>[0];
  readonly expected: ReturnType<typeof isOnlineSwitchVisible>;
}

describe('isOnlineSwitchVisible', () => {
  it.each<Case>([
    { why: 'shown: scope and flag', input: { scopes: ['chat:view-active-chats'], enabled: true }, expected: true },
    {
      why: 'no-scope: another scope is not enough',
      input: { scopes: ['chat:view-requests'], enabled: true },
      expected: false,
    },
    { why: 'scopes-unknown: the scopes are not known yet', input: { scopes: null, enabled: true }, expected: false },
    {
      why: 'flag-off: the flag is off',
      input: { scopes: ['chat:view-active-chats'], enabled: false },
      expected: false,
    },
  ])('$why', ({ input, expected }) => {
    expect(isOnlineSwitchVisible(input)).toEqual(expected);
  });
});
