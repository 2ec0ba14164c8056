import { toTimeId } from '@/domain/chat/messages/TimeId';
import { aSession } from '#test/support/builders/chat/aSession';
import type { ShownTab } from '@/presentation/app/tabs/TabsStore';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { workTools } from '#test/support/builders/app/workTools';
import { FakeSessionVault } from '#test/support/fakes/session/FakeSessionVault';
import { chatDraftKey } from '#test/support/builders/drafts/draftKeys';

const settled = () => new Promise<void>(resolve => setImmediate(resolve));

type NameOf = (id: string) => Promise<string | undefined>;

async function setUp(kept: readonly string[] = [], nameOfPatient?: NameOf, nameOfUser?: NameOf) {
  const vault = new FakeSessionVault({ user: { uid: 'me', email: 'me@staff.example' }, cookie: 'c' });
  const tools = workTools({ vault, kept, ...(nameOfPatient && { nameOfPatient }), ...(nameOfUser && { nameOfUser }) });
  const { tabs, chatBadges } = tools.stores;
  const gone: string[] = [];
  const way = { reached: '', arrive: () => undefined as void };
  tabs.attach({
    at: () => way.reached,
    go: url => {
      gone.push(url);
      return new Promise(resolve => (way.arrive = resolve));
    },
  });
  const stops = [tabs.start(), chatBadges.start()];
  await settled();
  const names = () => tabs.shown.map(({ name }) => name);
  return { ...tools, tabs, chatBadges, gone, way, names, stop: () => stops.forEach(stop => stop()) };
}

/** The subject of each tab, by name. */
const subjects = ({ shown }: { readonly shown: readonly ShownTab[] }) => shown.map(({ subject }) => subject?.name);

describe('TabsStore', () => {
  beforeAll(() => loadTestTexts('app', 'access'));

  it('tells the namesakes among open profiles apart as soon as they are known', async () => {
    const { tabs, knownPatients, stop } = await setUp();
    tabs.visit('/therapist/assigned-patients/patient-profile/p-1/timeline');
    tabs.learnName({ kind: 'patient', id: 'p-1' }, 'Ana Novak');
    const patients = ['p-1', 'p-2'].map(id => ({ id, email: `${id}@x.org`, firstName: 'Ana', lastName: 'Novak' }));
    knownPatients.learn('chats', patients);
    expect(subjects(tabs).at(-1)).toBe('Ana Novak (p-1@x.org)');
    knownPatients.learn('chats', patients.slice(0, 1));
    expect(subjects(tabs).at(-1)).toBe('Ana Novak');
    stop();
  });

  it('names pages, and drops stored addresses that are no longer pages', async () => {
    const { tabs, names, stop } = await setUp([
      '/therapist/go-chat/all/7',
      '/therapist/go-chat/elsewhere',
      '/admin/gone',
    ]);
    tabs.visit('/home');
    tabs.visit('/admin/organisations/7/details');
    expect(names()).toEqual(['V2 Chat', 'Home', 'Organisation details']);
    stop();
  });

  it('names profiles after their patients once the names are known, and never mixes them up', async () => {
    const { tabs, names, stop } = await setUp();
    for (const page of ['p-1/timeline', 'p-2/timeline', 'p-1/record'])
      tabs.visit(`/therapist/assigned-patients/patient-profile/${page}`);
    tabs.learnName({ kind: 'patient', id: 'p-1' }, 'Ana Lima');
    expect(names()).toEqual(['Patient record', 'Patient timeline']);
    expect(subjects(tabs)).toEqual(['Ana Lima', undefined]);
    stop();
  });

  it('names the pages of organisations after them, and never after another organisation', async () => {
    const { tabs, stop } = await setUp();
    for (const page of ['org-1/details', 'org-2', 'search', 'thrive']) tabs.visit(`/admin/organisations/${page}`);
    tabs.learnName({ kind: 'organisation', id: 'org-1' }, 'North Board');
    tabs.learnName({ kind: 'organisation', id: 'thrive' }, 'Calm Harbour');
    expect(subjects(tabs)).toEqual(['North Board', undefined, undefined, 'Calm Harbour']);
    stop();
  });

  it('has one tab for the provider and one for each survey, with its title once known', async () => {
    const { tabs, names, stop } = await setUp();
    for (const page of ['', '/details', '/children']) tabs.visit(`/admin/organisations/thrive${page}`);
    for (const page of ['', '?survey=s-1', '?survey=s-1&view=organisations']) tabs.visit(`/admin/tools/survey${page}`);
    expect(names()).toEqual(['Edit organisation of the provider', 'Survey Configs', 'Survey']);
    tabs.learnName({ kind: 'survey', id: 's-1' }, 'Welcome');
    expect(subjects(tabs).slice(1)).toEqual([undefined, 'Welcome']);
    tabs.closeRefused(url => url.startsWith('/admin/tools'));
    tabs.visit('/admin/tools/survey?survey=s-1');
    expect([names().slice(1), subjects(tabs).slice(1)]).toEqual([['Survey'], [undefined]]);
    stop();
  });

  it('names the editor of messages apart from their list', async () => {
    const { tabs, names, stop } = await setUp();
    for (const query of ['', '?message=m-1&generation=v2', '?new=v1']) tabs.visit(`/admin/message-alerts${query}`);
    expect(names()).toEqual(['All Message Alerts', 'Message from the service', 'New message']);
    stop();
  });

  it('looks up the name of an organisation whose pages were open at the last visit', async () => {
    const vault = new FakeSessionVault({ user: { uid: 'me', email: 'me@staff.example' }, cookie: 'c' });
    const asked: string[] = [];
    const { tabs } = workTools({
      vault,
      kept: ['/admin/organisations/org-1/details', '/admin/organisations/org-1', '/admin/organisations/search'],
      nameOfOrganisation: async id => {
        asked.push(id);
        return 'North Board';
      },
    }).stores;
    const stop = tabs.start();
    await settled();
    await settled();
    const named = subjects(tabs);
    expect([named, asked]).toEqual([['North Board', undefined], ['org-1']]);
    stop();
  });

  it('names the pages of people after them, and forgets the names once the pages are refused', async () => {
    const { tabs, stop } = await setUp();
    for (const url of ['/admin/users', '/admin/users?user=u-1', '/admin/users?user=u-2', '/admin/organisations/org-1'])
      tabs.visit(url);
    tabs.learnName({ kind: 'user', id: 'u-1' }, 'Noor Haddad');
    tabs.learnName({ kind: 'user', id: 'u-2' }, 'Ana Lima');
    tabs.learnName({ kind: 'organisation', id: 'org-1' }, 'North Board');
    expect(subjects(tabs)).toEqual([undefined, 'Noor Haddad', 'Ana Lima', 'North Board']);
    tabs.closeRefused(url => url.startsWith('/admin/users'));
    expect(subjects(tabs)).toEqual(['North Board']);
    tabs.visit('/admin/users?user=u-1');
    expect(subjects(tabs)).toEqual(['North Board', undefined]);
    stop();
  });

  it('looks up each patient of the restored tabs once, and leaves unknown names open', async () => {
    const profile = '/therapist/assigned-patients/patient-profile';
    const asked: string[] = [];
    const { tabs, stop } = await setUp(
      [`${profile}/p-1/timeline`, `${profile}/p-1/record`, `${profile}/p-2/timeline`],
      async id => {
        asked.push(id);
        return id === 'p-1' ? 'Ana Lima' : undefined;
      },
    );
    await settled();
    expect([asked, subjects(tabs)]).toEqual([
      ['p-1', 'p-2'],
      ['Ana Lima', undefined],
    ]);
    stop();
  });

  it('looks up the users of restored tabs, and learns no name of a refused page', async () => {
    let answer: (name: string) => void = () => undefined;
    const { tabs, stop } = await setUp(
      ['/admin/users', '/admin/users?user=u-1', '/admin/users?user=u-2'],
      undefined,
      async id => (id === 'u-1' ? 'Noor Haddad' : new Promise(resolve => (answer = resolve))),
    );
    await settled();
    expect(subjects(tabs)).toEqual([undefined, 'Noor Haddad', undefined]);
    tabs.visit('/home');
    tabs.closeRefused(url => url.endsWith('u-2'));
    answer('Ana Lima');
    await settled();
    tabs.visit('/admin/users?user=u-2');
    expect(subjects(tabs)).toEqual([undefined, 'Noor Haddad', undefined, undefined]);
    stop();
  });

  it('names the other pages of the list of people after what they show', async () => {
    const { tabs, names, stop } = await setUp();
    for (const query of ['', '?new=person', '?new=people', '?view=review', '?view=other'])
      tabs.visit(`/admin/users${query}`);
    expect(names()).toEqual(['Users', 'New person', 'New people', 'Access review', 'Users']);
    stop();
  });

  it('shows the neighbour of the tab that was closed', async () => {
    const { tabs, gone, stop } = await setUp();
    tabs.visit('/home');
    tabs.visit('/account/settings');
    tabs.closeActive();
    tabs.closeActive();
    expect([gone, tabs.closable]).toEqual([['/home'], false]);
    stop();
  });

  it('continues from the page that was requested last, even before it is on the screen', async () => {
    const { tabs, gone, stop } = await setUp();
    for (const url of ['/home', '/account/settings', '/admin/organisations/all']) tabs.visit(url);
    tabs.showNeighbour(1);
    tabs.showNeighbour(1);
    tabs.visit('/home');
    tabs.showNeighbour(-1);
    expect(gone).toEqual(['/home', '/account/settings', '/home']);
    stop();
  });

  it('continues from the address that was reached, even while its page is still being rendered', async () => {
    const { tabs, gone, way, stop } = await setUp();
    for (const url of ['/home', '/account/settings', '/admin/organisations/all']) tabs.visit(url);
    tabs.showNeighbour(1);
    way.reached = '/home';
    way.arrive();
    await settled();
    tabs.visit('/admin/organisations/all');
    tabs.showNeighbour(-1);
    expect(gone).toEqual(['/home', '/admin/organisations/all']);
    stop();
  });

  it('continues from the page shown when a page without a tab was reached', async () => {
    const { tabs, gone, way, stop } = await setUp();
    for (const url of ['/home', '/account/settings']) tabs.visit(url);
    way.reached = '/legal/terms';
    tabs.leave();
    tabs.showNeighbour(1);
    expect(gone).toEqual(['/home']);
    stop();
  });

  it('changes nothing without a network, but still closes the tab of a chat that ends', async () => {
    const { tabs, device, chatState, gone, ended, names, stop } = await setUp();
    chatState.post({ type: 'authorised', uid: 'me' });
    chatState.post({ type: 'sessions', phase: 'known', sessions: [aSession()] });
    tabs.visit('/home');
    tabs.visit('/therapist/go-chat/pinned/ana');
    expect(tabs.closable).toBe(true);
    device.goOffline();
    expect(tabs.closable).toBe(false);
    tabs.close('/home');
    tabs.show('/home');
    expect([names().length, gone]).toEqual([2, []]);
    chatState.post({ type: 'chatEnded', channelId: 'c-ana' });
    expect([names(), gone, ended]).toEqual([['Home'], ['/therapist/go-chat/pinned'], ['Ana Novak']]);
    stop();
  });

  it('shows the list of chats, and no other patient’s chat, when the chat on the screen ends', async () => {
    const { tabs, chatState, gone, ended, stop } = await setUp();
    chatState.post({ type: 'authorised', uid: 'me' });
    for (const url of [
      '/therapist/go-chat/all/ben',
      '/therapist/chat/cleo',
      '/therapist/go-chat/all/ana',
      '/therapist/go-chat/all/dora',
    ])
      tabs.visit(url);
    tabs.visit('/therapist/go-chat/all/ana');
    chatState.post({ type: 'chatEnded', channelId: 'PatientTherapistChat.ana' });
    tabs.visit('/therapist/go-chat/all');
    chatState.post({ type: 'chatEnded', channelId: 'PatientTherapistChat.dora' });
    tabs.visit('/therapist/chat/cleo');
    chatState.post({ type: 'chatEnded', channelId: 'V1.cleo' });
    expect([gone, ended.length, tabs.shown.map(({ url }) => url)]).toEqual([
      ['/therapist/go-chat/all', '/therapist/chat'],
      3,
      ['/therapist/go-chat/all/ben', '/therapist/go-chat/all'],
    ]);
    stop();
  });

  it('remembers a chat that ended on the screen only until the user opens another page', async () => {
    const { tabs, stop } = await setUp();
    for (const url of ['/therapist/chat/ben', '/therapist/chat/ana']) tabs.visit(url);
    tabs.endChat('ana');
    tabs.visit('/therapist/chat');
    expect([tabs.wasLedTo('/therapist/chat'), tabs.wasShown('ana')]).toEqual([true, true]);
    tabs.visit('/therapist/chat/ben');
    expect([tabs.wasLedTo('/therapist/chat'), tabs.wasShown('ana')]).toEqual([false, false]);
    stop();
  });

  it('shows the list when the only tab was that of a chat that has ended', async () => {
    const { tabs, chatState, gone, ended, stop } = await setUp();
    chatState.post({ type: 'authorised', uid: 'me' });
    tabs.visit('/therapist/go-chat/all/lost');
    chatState.post({ type: 'chatEnded', channelId: 'PatientTherapistChat.lost' });
    chatState.post({ type: 'chatEnded', channelId: 'PatientTherapistChat.nobody' });
    expect([gone, ended]).toEqual([['/therapist/go-chat/all'], [undefined]]);
    stop();
  });
});

describe('ChatBadgesStore', () => {
  it('does not count unread messages as zero when chats could not be loaded', async () => {
    const { chatState, chatBadges, stop } = await setUp();
    chatState.post({ type: 'authorised', uid: 'me' });
    expect(chatBadges.unreadMessages).toBeNull();
    chatState.post({ type: 'sessions', phase: 'failed', sessions: [] });
    expect(chatBadges.unreadMessages).toBe('unknown');
    chatState.post({ type: 'sessions', phase: 'failed', sessions: [aSession({ unread: 2 })] });
    expect(chatBadges.unreadMessages).toBe(2);
    chatState.post({ type: 'sessions', phase: 'known', sessions: [aSession()] });
    expect(chatBadges.unreadMessages).toBe(0);
    stop();
  });

  it('puts the longest wait first, and sees drafts within half a minute', async () => {
    const { chatState, chatBadges, clock, stop } = await setUp();
    const waiting = (at: number) => ({ since: toTimeId(at), atLeast: false });
    chatState.post({ type: 'authorised', uid: 'me' });
    const late = aSession({ chatSessionId: 'late', channelId: 'c-late', unread: 1, waiting: waiting(2_000) });
    const early = aSession({
      chatSessionId: 'early',
      channelId: 'c-early',
      unread: 1,
      highRisk: true,
      waiting: waiting(1_000),
    });
    chatState.post({ type: 'sessions', phase: 'known', sessions: [late, aSession(), early] });
    expect(
      [chatBadges.unread, chatBadges.waiting, chatBadges.flagged].map(chats =>
        chats.map(({ chatSessionId }) => chatSessionId),
      ),
    ).toEqual([['early', 'late'], ['early', 'late'], ['early']]);
    chatState.setDraft(chatDraftKey('c-late'), 'Dear');
    clock.advance(30_000);
    expect(chatBadges.markOf('late')?.hasDraft).toBe(true);
    stop();
    expect(clock.pendingWakes).toBe(0);
  });
});
