import { tabAfterClosing } from '@/domain/app/tabs/tabList';

interface Case {
  readonly why: string;
  readonly input: Parameters<typeof tabAfterClosing>[0];
  readonly expected: ReturnType<typeof tabAfterClosing>;
}

describe('tabAfterClosing', () => {
  it.each<Case>([
    {
      why: 'left: The left neighbour comes first.',
      input: {
        urls: ['/home', '/therapist/chat', '/account/settings'],
        active: '/therapist/chat',
        closing: '/therapist/chat',
      },
      expected: '/home',
    },
    {
      why: 'last: Left again, at the right end.',
      input: {
        urls: ['/home', '/therapist/chat', '/account/settings'],
        active: '/account/settings',
        closing: '/account/settings',
      },
      expected: '/therapist/chat',
    },
    {
      why: 'first: Nothing on the left: the right neighbour.',
      input: { urls: ['/home', '/therapist/chat', '/account/settings'], active: '/home', closing: '/home' },
      expected: '/therapist/chat',
    },
    {
      why: 'only: No neighbour at all: home.',
      input: { urls: ['/therapist/chat'], active: '/therapist/chat', closing: '/therapist/chat' },
      expected: '/home',
    },
    {
      why: 'another: A page that stays open is not left.',
      input: { urls: ['/home', '/therapist/chat', '/account/settings'], active: '/home', closing: '/account/settings' },
      expected: '/home',
    },
    {
      why: 'unknown: What has no tab closes nothing.',
      input: { urls: ['/home', '/therapist/chat', '/account/settings'], active: '/home', closing: '/admin/users' },
      expected: '/home',
    },
    {
      why: 'no-tab-shown: A page without a tab stays on the screen.',
      input: { urls: ['/home', '/therapist/chat', '/account/settings'], active: null, closing: '/account/settings' },
      expected: null,
    },
  ])('$why', ({ input, expected }) => {
    expect(tabAfterClosing(input)).toEqual(expected);
  });
});
