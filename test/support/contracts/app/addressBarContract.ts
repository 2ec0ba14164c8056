import type { AddressBar } from '@/application/app/ports/AddressBar';

export interface AddressBarHarness {
  readonly addressBar: AddressBar;
  /** Number of entries in the history of the window. */
  readonly entries: () => number;
}

/** The contract of every AddressBar, including its fake; `open` opens a window at an address of the site. */
export function addressBarContract(name: string, open: (address: `/${string}`) => AddressBarHarness): void {
  describe(`${name} keeps the AddressBar contract`, () => {
    it.each([
      '/therapist/chat',
      '/therapist/chat?tab=all&q=a',
      '/therapist/chat#top',
      '/therapist/chat?tab=all#top',
    ] as const)('returns only the path of %s', address => {
      expect(open(address).addressBar.path()).toBe('/therapist/chat');
    });

    it('returns the value of a query parameter, and null if there is none', () => {
      const { addressBar } = open('/login?email=ann%40example.org&empty=#top');
      expect([addressBar.parameter('email'), addressBar.parameter('empty'), addressBar.parameter('top')]).toEqual([
        'ann@example.org',
        '',
        null,
      ]);
    });

    it('replaces the address with another', () => {
      const { addressBar, entries } = open('/login?email=ann');
      const before = entries();
      addressBar.replace('/home?tab=1');
      expect([addressBar.path(), addressBar.parameter('tab'), addressBar.parameter('email'), entries()]).toEqual([
        '/home',
        '1',
        null,
        before,
      ]);
    });
  });
}
