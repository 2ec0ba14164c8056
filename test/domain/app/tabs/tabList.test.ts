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

const opened = (...urls: readonly string[]): Tabs =>
  urls.reduce((tabs, url) => tabList.visit(tabs, url), tabList.empty);
const urlsOf = ({ open }: Tabs): string[] => open.map(({ url }) => url);

describe('tabList', () => {
  it('opens one tab for each full address', () => {
    const tabs = opened('/home', '/admin/users?page=1', '/admin/users?page=2', '/home');
    expect([urlsOf(tabs), tabs.active]).toEqual([['/home', '/admin/users?page=1', '/admin/users?page=2'], '/home']);
  });

  it('has one tab for the pages of an organisation, and another for the next organisation', () => {
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

  it('closes tabs whose page is refused, and shows nothing in their place', () => {
    const before = tabList.close(opened('/home', '/a', '/b', '/a2'), '/b');
    const tabs = tabList.refuse(before, url => url !== '/home');
    expect([urlsOf(tabs), tabs.active, tabs.closed]).toEqual([['/home'], undefined, []]);
    expect(tabList.refuse(before, url => url === '/a').active).toBe('/a2');
  });

  it('has one tab for the pages of a patient, which shows the last one visited', () => {
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

  it('has one tab for Claim Chat, with or without a patient', () => {
    const claim = '/therapist/claim-chat';
    const tabs = opened(claim, '/home', `${claim}?patient=p-1`, `${claim}?patient=p-2`);
    expect([urlsOf(tabs), tabs.active]).toEqual([[`${claim}?patient=p-2`, '/home'], `${claim}?patient=p-2`]);
    expect(urlsOf(tabList.restore(tabs, [claim]))).toEqual(urlsOf(tabs));
  });

  it('closes all tabs to the right, and shows the tab that remains', () => {
    const tabs = tabList.closeToRight(opened('/a', '/b', '/c', '/d'), '/b');
    expect([urlsOf(tabs), tabs.active]).toEqual([['/a', '/b'], '/b']);
  });

  it('keeps showing the same page when it is not among those closed', () => {
    const tabs = tabList.closeToRight(tabList.visit(opened('/a', '/b', '/c'), '/a'), '/b');
    expect([urlsOf(tabs), tabs.active]).toEqual([['/a', '/b'], '/a']);
  });

  it('closes all tabs but one', () => {
    const tabs = tabList.closeOthers(opened('/a', '/b', '/c'), '/a');
    expect([urlsOf(tabs), tabs.active]).toEqual([['/a'], '/a']);
  });

  it('closes the tab opened last, wherever it was moved to', () => {
    const tabs = tabList.closeLatest(tabList.move(opened('/a', '/b', '/c'), '/c', 0));
    expect(urlsOf(tabs)).toEqual(['/a', '/b']);
  });

  it('never lets a user close the last tab, but closes one whose chat has ended', () => {
    const tabs = opened('/therapist/chat/7');
    expect(tabList.close(tabs, '/therapist/chat/7')).toEqual(tabs);
    const ended = tabList.end(tabs, '/therapist/chat/7');
    expect([urlsOf(ended), ended.active, ended.closed]).toEqual([[], '/therapist/chat', []]);
  });

  it.each([
    ['/therapist/go-chat/all/7', '/therapist/go-chat/all'],
    ['/therapist/go-chat/pinned/7?q=1', '/therapist/go-chat/pinned'],
    ['/therapist/chat/7', '/therapist/chat'],
  ])('shows the list of %s when that chat ends, never a neighbouring tab', (url, list) => {
    const tabs = tabList.end(opened('/therapist/go-chat/all/1', '/therapist/chat/2', url), url);
    expect([urlsOf(tabs), tabs.active]).toEqual([['/therapist/go-chat/all/1', '/therapist/chat/2'], list]);
  });

  it('keeps showing the same page when another chat ends', () => {
    const tabs = tabList.end(opened('/therapist/chat/7', '/therapist/chat/8'), '/therapist/chat/7');
    expect([urlsOf(tabs), tabs.active]).toEqual([['/therapist/chat/8'], '/therapist/chat/8']);
  });

  it('reopens closed tabs at their positions, the last one first', () => {
    const tabs = tabList.close(tabList.close(opened('/a', '/b', '/c', '/d'), '/b'), '/a');
    const first = tabList.reopen(tabs);
    expect([urlsOf(first), first.active]).toEqual([['/a', '/c', '/d'], '/a']);
    expect(urlsOf(tabList.reopen(first))).toEqual(['/a', '/b', '/c', '/d']);
    expect(tabList.reopen(tabList.reopen(first))).toEqual(tabList.reopen(first));
  });

  it('puts the tabs of an earlier visit before the page shown, without duplicates', () => {
    const tabs = tabList.restore(opened('/home'), ['/a', '/home', '/b', '/a']);
    expect([urlsOf(tabs), tabs.active]).toEqual([['/a', '/b', '/home'], '/home']);
    expect(urlsOf(tabList.closeLatest(tabs))).toEqual(['/a', '/b']);
  });

  it('wraps around from the last tab to the first, and back', () => {
    const tabs = opened('/a', '/b', '/c');
    expect([tabList.beside(tabs, 1), tabList.beside(tabs, -1)]).toEqual(['/a', '/b']);
    expect(tabList.beside(tabList.leave(tabs), 1)).toBe('/a');
    expect(tabList.beside(tabList.empty, 1)).toBeUndefined();
  });
});
