import { tabName } from '@/domain/app/tabs/tabName';

interface Case {
  readonly why: string;
  readonly input: Parameters<typeof tabName>[0];
  readonly expected: ReturnType<typeof tabName>;
}

describe('tabName', () => {
  it.each<Case>([
    {
      why: 'home: The home page.',
      input: {
        url: '/home',
        routeTitle: 'Home',
        known: [
          { pattern: '/home', name: 'Home' },
          { pattern: '/admin/organisations', name: 'All Organisations' },
          { pattern: '/admin/organisations/{ID}', name: 'Organisation' },
          { pattern: '/admin/organisations/{ID}/access', name: 'Organisation access' },
          { pattern: '/admin/users', name: 'Users' },
        ],
      },
      expected: 'Home',
    },
    {
      why: 'therapist-title: The route has a title.',
      input: {
        url: '/therapist/claim-chat',
        routeTitle: 'Claim Chat',
        known: [
          { pattern: '/home', name: 'Home' },
          { pattern: '/admin/organisations', name: 'All Organisations' },
          { pattern: '/admin/organisations/{ID}', name: 'Organisation' },
          { pattern: '/admin/organisations/{ID}/access', name: 'Organisation access' },
          { pattern: '/admin/users', name: 'Users' },
        ],
      },
      expected: 'Claim Chat',
    },
    {
      why: 'therapist-path: Without a title, the path segment is capitalised.',
      input: {
        url: '/therapist/group-sessions?week=3',
        routeTitle: null,
        known: [
          { pattern: '/home', name: 'Home' },
          { pattern: '/admin/organisations', name: 'All Organisations' },
          { pattern: '/admin/organisations/{ID}', name: 'Organisation' },
          { pattern: '/admin/organisations/{ID}/access', name: 'Organisation access' },
          { pattern: '/admin/users', name: 'Users' },
        ],
      },
      expected: 'Group sessions',
    },
    {
      why: 'known: A known address has a display name.',
      input: {
        url: '/admin/organisations',
        routeTitle: 'Something else',
        known: [
          { pattern: '/home', name: 'Home' },
          { pattern: '/admin/organisations', name: 'All Organisations' },
          { pattern: '/admin/organisations/{ID}', name: 'Organisation' },
          { pattern: '/admin/organisations/{ID}/access', name: 'Organisation access' },
          { pattern: '/admin/users', name: 'Users' },
        ],
      },
      expected: 'All Organisations',
    },
    {
      why: 'known-query: The query does not change the name.',
      input: {
        url: '/admin/users?page=2',
        routeTitle: null,
        known: [
          { pattern: '/home', name: 'Home' },
          { pattern: '/admin/organisations', name: 'All Organisations' },
          { pattern: '/admin/organisations/{ID}', name: 'Organisation' },
          { pattern: '/admin/organisations/{ID}/access', name: 'Organisation access' },
          { pattern: '/admin/users', name: 'Users' },
        ],
      },
      expected: 'Users',
    },
    {
      why: 'pattern: The segment in braces matches anything.',
      input: {
        url: '/admin/organisations/7',
        routeTitle: null,
        known: [
          { pattern: '/home', name: 'Home' },
          { pattern: '/admin/organisations', name: 'All Organisations' },
          { pattern: '/admin/organisations/{ID}', name: 'Organisation' },
          { pattern: '/admin/organisations/{ID}/access', name: 'Organisation access' },
          { pattern: '/admin/users', name: 'Users' },
        ],
      },
      expected: 'Organisation',
    },
    {
      why: 'partial: The address begins with the pattern.',
      input: {
        url: '/admin/organisations/7/children/9',
        routeTitle: null,
        known: [
          { pattern: '/home', name: 'Home' },
          { pattern: '/admin/organisations', name: 'All Organisations' },
          { pattern: '/admin/organisations/{ID}', name: 'Organisation' },
          { pattern: '/admin/organisations/{ID}/access', name: 'Organisation access' },
          { pattern: '/admin/users', name: 'Users' },
        ],
      },
      expected: 'Organisation',
    },
    {
      why: 'longest: The longest matching pattern wins.',
      input: {
        url: '/admin/organisations/7/access',
        routeTitle: null,
        known: [
          { pattern: '/home', name: 'Home' },
          { pattern: '/admin/organisations', name: 'All Organisations' },
          { pattern: '/admin/organisations/{ID}', name: 'Organisation' },
          { pattern: '/admin/organisations/{ID}/access', name: 'Organisation access' },
          { pattern: '/admin/users', name: 'Users' },
        ],
      },
      expected: 'Organisation access',
    },
    {
      why: 'shorter-than-pattern: A pattern longer than the address does not match.',
      input: {
        url: '/admin',
        routeTitle: null,
        known: [
          { pattern: '/home', name: 'Home' },
          { pattern: '/admin/organisations', name: 'All Organisations' },
          { pattern: '/admin/organisations/{ID}', name: 'Organisation' },
          { pattern: '/admin/organisations/{ID}/access', name: 'Organisation access' },
          { pattern: '/admin/users', name: 'Users' },
        ],
      },
      expected: null,
    },
    {
      why: 'no-pattern: Only names with a segment in braces match in part.',
      input: {
        url: '/admin/users/7',
        routeTitle: null,
        known: [
          { pattern: '/home', name: 'Home' },
          { pattern: '/admin/organisations', name: 'All Organisations' },
          { pattern: '/admin/organisations/{ID}', name: 'Organisation' },
          { pattern: '/admin/organisations/{ID}/access', name: 'Organisation access' },
          { pattern: '/admin/users', name: 'Users' },
        ],
      },
      expected: null,
    },
    {
      why: 'callback: The return from single sign-on is not a listed page.',
      input: {
        url: '/callback?state=x',
        routeTitle: null,
        known: [
          { pattern: '/home', name: 'Home' },
          { pattern: '/admin/organisations', name: 'All Organisations' },
          { pattern: '/admin/organisations/{ID}', name: 'Organisation' },
          { pattern: '/admin/organisations/{ID}/access', name: 'Organisation access' },
          { pattern: '/admin/users', name: 'Users' },
        ],
      },
      expected: null,
    },
  ])('$why', ({ input, expected }) => {
    expect(tabName(input)).toEqual(expected);
  });
});
