import { tabAfterClosing, tabIsClosable } from '@/domain/app/tabs/tabList';
import { tabToStore } from '@/domain/app/tabs/tabToStore';

describe('tabIsClosable', () => {
  interface Case {
    readonly why: string;
    readonly input: Parameters<typeof tabIsClosable>[0];
    readonly expected: ReturnType<typeof tabIsClosable>;
  }

  it.each<Case>([
    { why: 'two: More than one tab is open.', input: { open: 2, ended: false }, expected: true },
    { why: 'one: The last tab stays.', input: { open: 1, ended: false }, expected: false },
    { why: 'none: There is nothing to close.', input: { open: 0, ended: false }, expected: false },
    { why: 'one-ended: A chat that has ended no longer has a page.', input: { open: 1, ended: true }, expected: true },
  ])('$why', ({ input, expected }) => {
    expect(tabIsClosable(input)).toEqual(expected);
  });
});

describe('tabAfterClosing', () => {
  interface Case {
    readonly why: string;
    readonly input: Parameters<typeof tabAfterClosing>[0];
    readonly expected: ReturnType<typeof tabAfterClosing>;
  }

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
      why: 'last: Also left when closing the last tab.',
      input: {
        urls: ['/home', '/therapist/chat', '/account/settings'],
        active: '/account/settings',
        closing: '/account/settings',
      },
      expected: '/therapist/chat',
    },
    {
      why: 'first: Without a left neighbour, the right one follows.',
      input: { urls: ['/home', '/therapist/chat', '/account/settings'], active: '/home', closing: '/home' },
      expected: '/therapist/chat',
    },
    {
      why: 'only: Without any neighbour, no tab follows.',
      input: { urls: ['/therapist/chat'], active: '/therapist/chat', closing: '/therapist/chat' },
      expected: null,
    },
    {
      why: 'another: A page that stays open is still shown.',
      input: { urls: ['/home', '/therapist/chat', '/account/settings'], active: '/home', closing: '/account/settings' },
      expected: '/home',
    },
    {
      why: 'unknown: An address without a tab closes nothing.',
      input: { urls: ['/home', '/therapist/chat', '/account/settings'], active: '/home', closing: '/admin/users' },
      expected: '/home',
    },
    {
      why: 'no-tab-shown: A page without a tab is still shown.',
      input: { urls: ['/home', '/therapist/chat', '/account/settings'], active: null, closing: '/account/settings' },
      expected: null,
    },
  ])('$why', ({ input, expected }) => {
    expect(tabAfterClosing(input)).toEqual(expected);
  });
});

describe('tabToKeep', () => {
  it.each([
    ['/home', '/home'],
    ['/admin/organisations/new/details?parentId=7', '/admin/organisations/new/details?parentId=7'],
    ['/admin/organisations/search?term=Rosa%20Miles', '/admin/organisations/search'],
    ['/admin/users?view=review&show=due', '/admin/users?view=review'],
    ['/admin/users?new=people', '/admin/users?new=people'],
    ['/admin/users?user=staff-emrys&accessCode=MILL-1', '/admin/users?user=staff-emrys'],
    ['/admin/organisations/new/details?note=feels%20low&parentId=7', '/admin/organisations/new/details?parentId=7'],
  ])('keeps of %s only %s', (url, kept) => {
    expect(tabToStore(url)).toBe(kept);
  });
});
