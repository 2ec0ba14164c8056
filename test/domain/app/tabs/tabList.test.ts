import { tabList as tabLists } from '@/domain/app/tabs/tabList';
import type { Tabs } from '@/domain/app/tabs/Tabs';
import { sharedTab, tabChat } from '@/presentation/app/tabs/tabSubject';

/** With the addresses of the product. */
const tabList = {
  ...tabLists,
  visit: (tabs: Tabs, url: string) => tabLists.visit(tabs, url, sharedTab),
  end: (tabs: Tabs, url: string) => tabLists.end(tabs, url, tabChat(url)?.list),
  reopen: (tabs: Tabs) => tabLists.reopen(tabs, sharedTab),
  restore: (tabs: Tabs, urls: readonly string[]) => tabLists.restore(tabs, urls, sharedTab),
};

const opened = (...urls: readonly string[]): Tabs =>
  urls.reduce((tabs, url) => tabList.visit(tabs, url), tabList.empty);
const urlsOf = ({ open }: Tabs): string[] => open.map(({ url }) => url);

describe('tabList', () => {
  it('opens a tab for every full address, and one only', () => {
    const tabs = opened('/home', '/admin/users?page=1', '/admin/users?page=2', '/home');
    expect([urlsOf(tabs), tabs.active]).toEqual([['/home', '/admin/users?page=1', '/admin/users?page=2'], '/home']);
  });

  it('has one tab for the pages of an organisation, and one for another', () => {
    const [one, other] = ['/admin/organisations/o-1', '/admin/organisations/o-2'];
    const tabs = opened(
      one,
      `${one}/details`,
      other,
      '/admin/organisations/search',
      '/admin/organisations',
      `${one}/access`,
    );
    expect(urlsOf(tabs)).toEqual([`${one}/access`, other, '/admin/organisations/search', '/admin/organisations']);
  });

  it('closes what is refused for good, and shows nothing in its place', () => {
    const before = tabList.close(opened('/home', '/a', '/b', '/a2'), '/b');
    const tabs = tabList.refuse(before, url => url !== '/home');
    expect([urlsOf(tabs), tabs.active, tabs.closed]).toEqual([['/home'], undefined, []]);
    expect(tabList.refuse(before, url => url === '/a').active).toBe('/a2');
  });

  it('has one tab for the pages of a patient, which shows the one shown last', () => {
    const profile = '/therapist/assigned-patients/patient-profile';
    const tabs = opened(
      '/home',
      `${profile}/p-1/timeline`,
      `${profile}/p-2/timeline`,
      `${profile}/p-1/record`,
      `${profile}/p-1/appointment/7`,
    );
    expect([urlsOf(tabs), tabs.active]).toEqual([
      ['/home', `${profile}/p-1/appointment/7`, `${profile}/p-2/timeline`],
      `${profile}/p-1/appointment/7`,
    ]);
    const closed = tabList.close(tabs, `${profile}/p-1/appointment/7`);
    expect(urlsOf(tabList.reopen(tabList.visit(closed, `${profile}/p-1/record`)))).toEqual([
      '/home',
      `${profile}/p-2/timeline`,
      `${profile}/p-1/record`,
    ]);
    expect(
      urlsOf(tabList.restore(tabs, [`${profile}/p-2/record`, `${profile}/p-3/record`, `${profile}/p-3/timeline`])),
    ).toEqual([`${profile}/p-3/record`, ...urlsOf(tabs)]);
  });

  it('has one tab for Claim Chat, with a patient, with another one and without', () => {
    const claim = '/therapist/claim-chat';
    const tabs = opened(claim, '/home', `${claim}?patient=p-1`, `${claim}?patient=p-2`);
    expect([urlsOf(tabs), tabs.active]).toEqual([[`${claim}?patient=p-2`, '/home'], `${claim}?patient=p-2`]);
    expect(urlsOf(tabList.restore(tabs, [claim]))).toEqual(urlsOf(tabs));
  });

  it('closes everything to the right, and shows the tab that stays', () => {
    const tabs = tabList.closeToRight(opened('/a', '/b', '/c', '/d'), '/b');
    expect([urlsOf(tabs), tabs.active]).toEqual([['/a', '/b'], '/b']);
  });

  it('leaves the page shown alone when it is not among those to the right', () => {
    const tabs = tabList.closeToRight(tabList.visit(opened('/a', '/b', '/c'), '/a'), '/b');
    expect([urlsOf(tabs), tabs.active]).toEqual([['/a', '/b'], '/a']);
  });

  it('closes all but one', () => {
    const tabs = tabList.closeOthers(opened('/a', '/b', '/c'), '/a');
    expect([urlsOf(tabs), tabs.active]).toEqual([['/a'], '/a']);
  });

  it('closes the tab opened last, wherever it was moved to', () => {
    const tabs = tabList.closeLatest(tabList.move(opened('/a', '/b', '/c'), '/c', 0));
    expect(urlsOf(tabs)).toEqual(['/a', '/b']);
  });

  it('never lets a user close the last tab, but ends one whose chat is over', () => {
    const tabs = opened('/therapist/chat/7');
    expect(tabList.close(tabs, '/therapist/chat/7')).toEqual(tabs);
    const ended = tabList.end(tabs, '/therapist/chat/7');
    expect([urlsOf(ended), ended.active, ended.closed]).toEqual([[], '/therapist/chat', []]);
  });

  it.each([
    ['/therapist/go-chat/all/7', '/therapist/go-chat/all'],
    ['/therapist/go-chat/pinned/7?q=1', '/therapist/go-chat/pinned'],
    ['/therapist/chat/7', '/therapist/chat'],
  ])('shows the list of %s when that chat ends, and never its neighbour', (url, list) => {
    const tabs = tabList.end(opened('/therapist/go-chat/all/1', '/therapist/chat/2', url), url);
    expect([urlsOf(tabs), tabs.active]).toEqual([['/therapist/go-chat/all/1', '/therapist/chat/2'], list]);
  });

  it('leaves the page shown alone when a chat behind it ends', () => {
    const tabs = tabList.end(opened('/therapist/chat/7', '/therapist/chat/8'), '/therapist/chat/7');
    expect([urlsOf(tabs), tabs.active]).toEqual([['/therapist/chat/8'], '/therapist/chat/8']);
  });

  it('opens closed tabs again, the last one first, each in its place', () => {
    const tabs = tabList.close(tabList.close(opened('/a', '/b', '/c', '/d'), '/b'), '/a');
    const first = tabList.reopen(tabs);
    expect([urlsOf(first), first.active]).toEqual([['/a', '/c', '/d'], '/a']);
    expect(urlsOf(tabList.reopen(first))).toEqual(['/a', '/b', '/c', '/d']);
    expect(tabList.reopen(tabList.reopen(first))).toEqual(tabList.reopen(first));
  });

  it('puts the tabs of an earlier visit before the page that is shown, without doubling any', () => {
    const tabs = tabList.restore(opened('/home'), ['/a', '/home', '/b', '/a']);
    expect([urlsOf(tabs), tabs.active]).toEqual([['/a', '/b', '/home'], '/home']);
    expect(urlsOf(tabList.closeLatest(tabs))).toEqual(['/a', '/b']);
  });

  it('goes round the ends from tab to tab', () => {
    const tabs = opened('/a', '/b', '/c');
    expect([tabList.beside(tabs, 1), tabList.beside(tabs, -1)]).toEqual(['/a', '/b']);
    expect(tabList.beside(tabList.leave(tabs), 1)).toBe('/a');
    expect(tabList.beside(tabList.empty, 1)).toBeUndefined();
  });
});
