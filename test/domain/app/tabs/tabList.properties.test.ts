import fc from 'fast-check';
import { assertProperty } from '#test/support/assertProperty';
import { tabList as tabLists } from '@/domain/app/tabs/tabList';
import type { Tabs } from '@/domain/app/tabs/Tabs';
import { sharedTab, tabChat } from '@/presentation/app/tabs/tabSubject';

/** The functions with the product’s own addresses. */
const tabList = {
  ...tabLists,
  visit: (tabs: Tabs, url: string) => tabLists.visit(tabs, url, sharedTab),
  end: (tabs: Tabs, url: string) => tabLists.end(tabs, url, tabChat(url)?.list ?? '/home'),
  reopen: (tabs: Tabs) => tabLists.reopen(tabs, sharedTab),
  restore: (tabs: Tabs, urls: readonly string[]) => tabLists.restore(tabs, urls, sharedTab),
};

const urls = [
  '/home',
  '/therapist/go-chat/all',
  '/therapist/go-chat/all/1',
  '/therapist/go-chat/all/2',
  '/admin/users?page=1',
  '/admin/users?page=2',
] as const;
const url = fc.constantFrom(...urls);

/** The acts of users and ending chats on tabs. Each step has its name, so that a failing sequence is readable. */
const step = fc.oneof(
  fc.record({ act: fc.constantFrom('visit', 'close', 'end', 'closeToRight', 'closeOthers'), url }),
  fc.record({ act: fc.constantFrom('closeLatest', 'reopen', 'leave') }),
  fc.record({ act: fc.constant('move'), url, to: fc.integer({ min: -2, max: 9 }) }),
  fc.record({ act: fc.constant('restore'), urls: fc.array(url, { maxLength: 6 }) }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

function take(tabs: Tabs, given: Step): Tabs {
  if ('to' in given) return tabList.move(tabs, given.url, given.to);
  if ('urls' in given) return tabList.restore(tabs, given.urls);
  if (given.act === 'closeLatest' || given.act === 'reopen' || given.act === 'leave') return tabList[given.act](tabs);
  if (!('url' in given)) return tabs;
  switch (given.act) {
    case 'visit':
    case 'close':
    case 'end':
    case 'closeToRight':
    case 'closeOthers':
      return tabList[given.act](tabs, given.url);
    default:
      return tabs;
  }
}

const addresses = ({ open }: Tabs): string[] => open.map(tab => tab.url);

/** After a step the dashboard goes to the active page, which opens its tab. */
const settle = (tabs: Tabs): Tabs => (tabs.active === undefined ? tabs : tabList.visit(tabs, tabs.active));

const everyStep = (check: (before: Tabs, after: Tabs, given: Step) => void): void =>
  assertProperty(
    fc.property(fc.array(step, { maxLength: 40 }), steps => {
      let tabs = tabList.empty;
      for (const given of steps) {
        const after = take(tabs, given);
        check(tabs, after, given);
        tabs = settle(after);
      }
    }),
    { numRuns: 1_000 },
  );

describe('tabs, after any sequence of opening, closing and moving', () => {
  it('are unique by address and by serial', () => {
    everyStep((_before, { open, nextSerial }) => {
      expect(new Set(open.map(tab => tab.url)).size).toBe(open.length);
      expect(new Set(open.map(tab => tab.serial)).size).toBe(open.length);
      expect(open.every(({ serial }) => serial < nextSerial)).toBe(true);
    });
  });

  it('contain the page shown, or lead home, or lead from an ended chat to its list', () => {
    everyStep((before, { open, active }, { act }) => {
      const shown = active === undefined || open.some(tab => tab.url === active);
      const isChat = before.active?.startsWith('/therapist/go-chat/all/') === true;
      const isLed = act === 'end' && active === (isChat ? '/therapist/go-chat/all' : '/home');
      expect(shown || isLed).toBe(true);
    });
  });

  it('never show a chat because another one has ended', () => {
    everyStep((before, { active }, { act }) => {
      if (act === 'end' && active !== before.active && before.active?.startsWith('/therapist/go-chat/all/') === true)
        expect(active).toBe('/therapist/go-chat/all');
    });
  });

  it('never become empty when a user closes them', () => {
    everyStep((before, after, { act }) => {
      if (before.open.length > 0 && act !== 'end') expect(after.open.length).toBeGreaterThan(0);
    });
  });

  it('are neither lost nor created by moving', () => {
    everyStep((before, after, { act }) => {
      if (act === 'move') expect([...addresses(after)].sort()).toEqual([...addresses(before)].sort());
    });
  });

  it('keep showing the same page unless its own tab is closed', () => {
    everyStep((before, after, given) => {
      if (given.act === 'visit' || given.act === 'leave' || given.act === 'reopen') return;
      if (before.active !== undefined && addresses(after).includes(before.active))
        expect(after.active).toBe(before.active);
    });
  });

  it('switch to the left neighbour, else the right, when the tab shown is closed', () => {
    everyStep((before, after, given) => {
      if (given.act !== 'close' || !('url' in given) || given.url !== before.active || before.open.length < 2) return;
      const at = addresses(before).indexOf(given.url);
      expect(after.active).toBe(addresses(before)[at === 0 ? 1 : at - 1]);
    });
  });

  it('return to their position when they are closed and reopened', () => {
    everyStep(before => {
      for (const { url: closing } of before.open) {
        if (before.open.length > 1)
          expect(addresses(tabList.reopen(tabList.close(before, closing)))).toEqual(addresses(before));
      }
    });
  });
});
