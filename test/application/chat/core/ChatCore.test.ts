import { ChatCore } from '@/application/chat/core/ChatCore';
import { coreVersion } from '@/application/chat/core/coreVersion';
import type { CorePorts } from '@/application/chat/core/CorePorts';
import type { CoreEnvironment, CoreReport } from '@/application/chat/ports/ChatEngine';
import { FakeCachedChatFeed } from '#test/support/fakes/FakeCachedChatFeed';
import { FakeCoreIdentity } from '#test/support/fakes/FakeCoreIdentity';
import { FakeDraftVault } from '#test/support/fakes/FakeDraftVault';
import { FakeNotificationFeed } from '#test/support/fakes/FakeNotificationFeed';
import { FakePresenceFeed } from '#test/support/fakes/FakePresenceFeed';
import { FakeServerTime } from '#test/support/fakes/FakeServerTime';
import { fakeV1, fakeWorld, settled } from './runnerSetUp';

const environment: CoreEnvironment = {
  production: false,
  unifiedBackendUrl: 'http://localhost/api',
  firebase: { apiKey: '', projectId: '', appId: '', authDomain: '', databaseURL: '' },
};

function setUp() {
  const world = fakeWorld();
  const old = fakeV1(world.clock);
  const identity = new FakeCoreIdentity();
  const drafts = new FakeDraftVault();
  const presence = new FakePresenceFeed();
  const notifications = new FakeNotificationFeed();
  const cachedChats = new FakeCachedChatFeed();
  const serverTime = new FakeServerTime();
  let reconnects = 0;
  const ports: CorePorts = {
    ...world.ports,
    v1: old.ports,
    identity,
    drafts,
    presence,
    notifications,
    cachedChats,
    serverTime,
    openStorage: () => Promise.resolve(true),
    reconnect: () => Promise.resolve(void (reconnects += 1)),
    unlockVault: key => {
      world.vault.isBroken = drafts.isBroken = key === undefined;
      return Promise.resolve();
    },
  };
  const reports: CoreReport[] = [];
  const core = new ChatCore(
    () => ports,
    report => reports.push(report),
  );
  const types = (): string[] => reports.filter(({ type }) => type !== 'news').map(({ type }) => type);
  const login = async (uid: string): Promise<void> => {
    for (const { gateway, backend } of [world, old]) gateway.session = backend.openSession(uid);
    await core.handle({ type: 'login', sessionCookie: identity.cookieOf(uid) });
    for (const { leadership } of [world, old]) if (leadership.candidates.length > 0) leadership.elect();
    await settled();
  };
  const send = (channelId: string, text: string) => core.handle({ type: 'request', request: { type: 'send', channelId, text } });
  const begin = () => core.handle({ type: 'begin', environment });
  const pass = async (seconds: number): Promise<void> => {
    for (let at = 0; at < seconds; at += 1) {
      world.clock.advance(1_000);
      await settled();
    }
  };
  const storage = () => reports.flatMap(report => (report.type === 'news' && report.news.type === 'storage' ? [report.news.state] : []));
  const told = () => reports.flatMap(report => (report.type === 'drafts' ? [Object.fromEntries(report.drafts)] : []));
  return { ...world, old, identity, drafts, presence, notifications, cachedChats, serverTime, core, reports, types, login, send, begin, pass, storage, told, reconnects: () => reconnects };
}

describe('ChatCore', () => {
  it('answers each step of the start-up, once', async () => {
    const { core, reports, begin } = setUp();
    await begin();
    await core.handle({ type: 'config', config: { theme: 'dark' } });
    await core.handle({ type: 'keys', networkUrl: 'http://localhost/time' });
    expect(reports).toEqual([
      { type: 'core', version: coreVersion },
      { type: 'repos', available: true },
      { type: 'config', config: { theme: 'dark', version: coreVersion, historyPage: 50 } },
      { type: 'keys', message: 'COMPLETE' },
    ]);
  });

  it('says that the keys failed when the backend has no time to tell', async () => {
    const { core, reports, begin, serverTime } = setUp();
    serverTime.isReachable = false;
    await begin();
    await core.handle({ type: 'keys', networkUrl: 'http://localhost/time' });
    expect(reports.at(-1)).toEqual({ type: 'keys', message: 'FAILED' });
  });

  it('signs in: who it is, drafts, profile', async () => {
    const { begin, login, types, drafts, reports } = setUp();
    drafts.kept.set('c-a', 'half a sentence');
    await begin();
    await login('ann');
    expect(types().slice(2)).toEqual(['authorised', 'drafts', 'profile']);
    expect(reports).toContainEqual({ type: 'drafts', drafts: new Map([['c-a', 'half a sentence']]), patientNames: new Map() });
  });

  it('tells of a text of another window that it sets beside, and lets it go', async () => {
    const { core, begin, login, drafts, reports } = setUp();
    await begin();
    await login('ann');
    drafts.kept.set('c-a', 'of another window');
    await core.handle({ type: 'draft', channelId: 'c-a', text: 'own' });
    expect(reports).toContainEqual({ type: 'beside', place: 'beside:c-a', kept: '["of another window"]' });
    await core.handle({ type: 'giveUpBeside', place: 'c-a', text: 'of another window' });
    expect([reports.at(-1), drafts.kept]).toEqual([{ type: 'beside', place: 'beside:c-a', kept: '' }, new Map([['c-a', 'own']])]);
  });

  it.each([
    ['enter', 'sessionEnded', { type: 'unauthorised', cause: 'sessionEnded' }],
    ['enter', 'unreachable', { type: 'unauthorised', cause: 'unreachable' }],
    ['profile', 'sessionEnded', { type: 'unauthorised', cause: 'sessionEnded' }],
    ['profile', 'unreachable', { type: 'profileFailed' }],
  ] as const)('says what went wrong when %s fails as %s', async (step, kind, report) => {
    const { begin, login, identity, reports } = setUp();
    await begin();
    identity.failNext(step, kind);
    await login('ann');
    expect(reports).toContainEqual(report);
  });

  it('keeps a chat that was opened before the sign-in', async () => {
    const { core, begin, login, reports } = setUp();
    await begin();
    await core.handle({ type: 'request', request: { type: 'select', channelId: 'c-b' } });
    await login('ann');
    expect(reports.some(report => report.type === 'news' && report.news.type === 'history' && report.news.history.reachedStart)).toBe(true);
  });

  it('sends what is written while the sign-in is under way, after it', async () => {
    const { begin, login, send, identity, gateway } = setUp();
    await begin();
    let answer = (): void => undefined;
    identity.delayNext('profile', new Promise(resolve => (answer = resolve)));
    const entering = login('ann');
    await settled();
    await send('c-b', 'Already here');
    expect(gateway.delivered).toEqual([]);
    answer();
    await entering;
    expect(gateway.delivered.map(({ author, text }) => [author, text])).toEqual([['ann', 'Already here']]);
  });

  it("never sends one person's message in another's session, whenever the other signs in", async () => {
    const { begin, login, send, identity, gateway, backend, clock, vault } = setUp();
    await begin();
    await login('ann');
    gateway.failNext('deliver', 'unreachable');
    await send('c-b', "Ann's");
    await settled();
    let answer = (): void => undefined;
    identity.delayNext('enter', new Promise(resolve => (answer = resolve)));
    const entering = login('zoe');
    await settled();
    clock.advance(60_000);
    await settled();
    answer();
    await entering;
    clock.advance(60_000);
    await settled();
    expect([...(backend.rooms.get('c-b')?.messages.values() ?? [])]).toEqual([]);
    expect(vault.kept('ann')).toMatchObject([{ text: "Ann's" }]);
  });

  it("writes under the new name what is written after the new person was announced, and keeps it in their part", async () => {
    const { begin, login, send, identity, backend, vault } = setUp();
    await begin();
    await login('ann');
    let answer = (): void => undefined;
    identity.delayNext('profile', new Promise(resolve => (answer = resolve)));
    const entering = login('zoe');
    await settled();
    await send('c-b', "Zoe's");
    answer();
    await entering;
    expect([...(backend.rooms.get('c-b')?.messages.values() ?? [])].map(({ sender }) => sender)).toEqual(['zoe']);
    expect(vault.kept('ann')).toEqual([]);
  });

  it('goes on sending for the same person with a newer cookie', async () => {
    const { begin, login, send, gateway } = setUp();
    await begin();
    await login('ann');
    gateway.failNext('deliver', 'sessionEnded');
    await send('c-b', 'Still me');
    await settled();
    await login('ann');
    expect(gateway.delivered.map(({ text }) => text)).toEqual(['Still me', 'Still me']);
  });

  it('lets the person go and says what was kept', async () => {
    const { core, begin, login, send, gateway, reports, identity, vault } = setUp();
    await begin();
    await login('ann');
    gateway.failNext('deliver', 'unreachable');
    await send('c-b', 'Unsent');
    await settled();
    await core.handle({ type: 'logout' });
    expect(reports.at(-1)).toMatchObject({ type: 'loggedOut', kept: [{ text: 'Unsent' }] });
    expect(identity.present).toBeUndefined();
    expect(vault.kept('ann')).toHaveLength(1);
  });

  it('keeps a message on which Send was pressed just before the person left', async () => {
    const { core, begin, login, send, gateway, reports, vault } = setUp();
    await begin();
    await login('ann');
    gateway.failNext('deliver', 'unreachable');
    await send('c-b', 'At the last moment');
    await core.handle({ type: 'logout' });
    expect(vault.kept('ann')).toMatchObject([{ text: 'At the last moment' }]);
    expect(reports.at(-1)).toMatchObject({ type: 'loggedOut', kept: [{ text: 'At the last moment' }] });
  });

  it('keeps and forgets drafts', async () => {
    const { core, begin, login, drafts } = setUp();
    await begin();
    await login('ann');
    await core.handle({ type: 'draft', channelId: 'c-a', text: 'half' });
    expect(drafts.kept).toEqual(new Map([['c-a', 'half']]));
    await core.handle({ type: 'draft', channelId: 'c-a', text: '' });
    expect(drafts.kept).toEqual(new Map());
  });

  it('keeps the name of the patient with a draft, tells both at the next sign-in, and forgets both', async () => {
    const { core, begin, login, drafts, reports } = setUp();
    await begin();
    await login('ann');
    await core.handle({ type: 'draft', channelId: 'c-a', text: 'half', patientName: 'Ana Novak' });
    await core.handle({ type: 'logout' });
    await login('ann');
    expect(reports).toContainEqual({ type: 'drafts', drafts: new Map([['c-a', 'half']]), patientNames: new Map([['c-a', 'Ana Novak']]) });
    await core.handle({ type: 'draft', channelId: 'c-a', text: '' });
    expect(drafts.names).toEqual(new Map());
  });

  it('has every connection open before the first chat is opened', async () => {
    const { core, begin, login, feed, old, notifications, cachedChats, serverTime } = setUp();
    await begin();
    await core.handle({ type: 'keys', networkUrl: 'http://localhost/time' });
    expect([serverTime.asked, feed.listeners, old.feed.listeners]).toEqual([['http://localhost/time'], 0, 0]);
    await login('ann');
    expect([feed.listeners, old.feed.listeners, notifications.watched, cachedChats.watched]).toEqual([1, 1, ['ann'], ['ann']]);
  });

  it('lets nobody wait for a connection that does not open, and shows no error for it', async () => {
    const { begin, login, types, feed, old, reports } = setUp();
    await begin();
    for (const part of [feed, old.feed]) part.goStale();
    await login('ann');
    expect(types().slice(2)).toEqual(['authorised', 'drafts', 'profile']);
    const told = reports.flatMap(report => (report.type === 'news' ? [report.news.type] : []));
    expect(told).not.toContain('chatFailure');
    expect(types()).not.toContain('problem');
  });

  it('says that a draft is in memory only, and when it is kept after all', async () => {
    const { core, begin, login, drafts, storage } = setUp();
    await begin();
    await login('ann');
    await core.handle({ type: 'draft', channelId: 'c-a', text: 'x'.repeat(100_001) });
    expect(storage().at(-1)).toBe('full');
    await core.handle({ type: 'draft', channelId: 'c-a', text: 'short' });
    expect(storage().at(-1)).toBe('works');
    expect(drafts.kept.get('c-a')).toBe('short');
  });

  it('goes on with the key of the vault where the same person signs in again, and shows the drafts', async () => {
    const { core, begin, login, drafts, identity, storage, told } = setUp();
    await begin();
    await login('ann');
    await core.handle({ type: 'draft', channelId: 'c-a', text: 'half' });
    identity.failNext('vaultKey', 'unreachable');
    await login('ann');
    await core.handle({ type: 'draft', channelId: 'c-a', text: 'half a sentence' });
    expect([told(), storage(), drafts.kept.get('c-a')]).toEqual([[{}, { 'c-a': 'half' }], ['works'], 'half a sentence']);
  });

  it('asks on for the key of the vault, and says meanwhile that nothing is kept; of drafts it says nothing before it knows', async () => {
    const { begin, login, drafts, identity, types, storage, told, pass } = setUp();
    drafts.kept.set('c-a', 'half a sentence');
    await begin();
    identity.failNext('vaultKey', 'unreachable');
    await login('ann');
    expect([types().slice(2), storage()]).toEqual([['authorised', 'profile'], ['missing']]);
    identity.failNext('vaultKey', 'unreachable');
    await pass(20);
    expect([told(), storage()]).toEqual([[{ 'c-a': 'half a sentence' }], ['missing', 'works']]);
  });

  it('sends what was kept last time as soon as the vault can be opened', async () => {
    const { core, begin, login, send, gateway, identity, pass } = setUp();
    await begin();
    await login('ann');
    gateway.failNext('deliver', 'unreachable');
    await send('c-b', 'Of last time');
    await settled();
    await core.handle({ type: 'logout' });
    identity.failNext('vaultKey', 'sessionEnded');
    await login('ann');
    expect(gateway.delivered).toHaveLength(1);
    await pass(20);
    expect(gateway.delivered.map(({ text }) => text)).toEqual(['Of last time', 'Of last time']);
  });

  it('keeps what was typed before the vault could be opened beside what is kept there', async () => {
    const { core, begin, login, drafts, identity, storage, told, pass } = setUp();
    drafts.kept.set('c-a', 'of last time');
    await begin();
    identity.failNext('vaultKey', 'unreachable');
    await login('ann');
    await core.handle({ type: 'draft', channelId: 'c-a', text: 'of now', patientName: 'Ana Novak' });
    expect(drafts.kept).toEqual(new Map([['c-a', 'of last time']]));
    await pass(20);
    expect(told()).toEqual([{ 'c-a': 'of now', 'beside:c-a': '["of last time"]' }]);
    expect([drafts.names.get('c-a'), storage().at(-1)]).toEqual(['Ana Novak', 'works']);
  });

  it("never opens one person's vault with the key that was asked for the person before", async () => {
    const { core, begin, login, identity, vault, drafts, told, pass } = setUp();
    drafts.kept.set('c-a', "Ann's");
    await begin();
    identity.failNext('vaultKey', 'unreachable');
    await login('ann');
    let answer = (): void => undefined;
    identity.delayNext('vaultKey', new Promise(resolve => (answer = resolve)));
    await pass(2);
    await core.handle({ type: 'logout' });
    answer();
    await settled();
    expect(vault.isBroken).toBe(true);
    identity.failNext('vaultKey', 'unreachable');
    await login('zoe');
    expect([vault.isBroken, told()]).toEqual([true, []]);
  });

  it('tries no connection again for somebody who has gone, whatever was put off', async () => {
    const { core, begin, login, reconnects, pass } = setUp();
    await begin();
    await login('ann');
    await core.handle({ type: 'network', online: true });
    await core.handle({ type: 'network', online: true });
    await core.handle({ type: 'logout' });
    await pass(10);
    expect(reconnects()).toBe(1);
  });

  it('watches presence ten people at a time, and only those asked for last', async () => {
    const { core, begin, login, presence, reports } = setUp();
    await begin();
    await login('ann');
    const userIds = Array.from({ length: 23 }, (_, at) => `p${String(at)}`);
    await core.handle({ type: 'watchPresence', userIds });
    expect(presence.watched.map(({ length }) => length)).toEqual([10, 10, 3]);
    const known = { userId: 'p12', lastSeenTime: 1, loggedOutTime: 0, appearOffline: false };
    presence.set(known);
    expect(reports.at(-1)).toEqual({ type: 'presence', presences: [known] });
    await core.handle({ type: 'watchPresence', userIds: ['p1'] });
    expect(presence.watched).toEqual([['p1']]);
  });

  it('follows nobody any more for a person who has made way for another', async () => {
    const { core, begin, login, presence, identity, reports } = setUp();
    await begin();
    await login('ann');
    presence.set({ userId: 'p1', lastSeenTime: 1, loggedOutTime: 0, appearOffline: false });
    await core.handle({ type: 'watchPresence', userIds: ['p1'] });
    identity.failNext('profile', 'unreachable');
    await login('zoe');
    expect(presence.watched).toEqual([]);
    await login('zoe');
    await core.handle({ type: 'watchPresence', userIds: ['p2'] });
    expect(reports.at(-1)).toEqual({ type: 'presence', presences: [] });
  });

  it('knows nothing of those whose listener has died, and listens again', async () => {
    const { core, begin, login, presence, reports, pass } = setUp();
    const seen = (userId: string) => ({ userId, lastSeenTime: 1, loggedOutTime: 0, appearOffline: false });
    await begin();
    await login('ann');
    const userIds = Array.from({ length: 11 }, (_, at) => `p${String(at)}`);
    for (const userId of ['p1', 'p10']) presence.set(seen(userId));
    await core.handle({ type: 'watchPresence', userIds });
    const known = () => reports.flatMap(report => (report.type === 'presence' ? [report.presences.map(({ userId }) => userId)] : [])).at(-1);
    expect(known()).toEqual(['p1', 'p10']);
    presence.fall('p1');
    expect(known()).toEqual(['p10']);
    presence.set({ ...seen('p1'), appearOffline: true });
    await pass(3);
    expect(reports.at(-1)).toEqual({ type: 'presence', presences: [seen('p10'), { ...seen('p1'), appearOffline: true }] });
    presence.goStale();
    expect(known()).toEqual([]);
  });

  it('watches nobody for somebody who has not come in', async () => {
    const { core, begin, presence } = setUp();
    await begin();
    await core.handle({ type: 'watchPresence', userIds: ['p1'] });
    expect(presence.watched).toEqual([]);
  });

  it('follows the notifications and the old chats of whoever is signed in, and of nobody else', async () => {
    const { begin, login, core, notifications, cachedChats, reports } = setUp();
    await begin();
    await login('ann');
    await login('ann');
    expect([notifications.watched, cachedChats.watched]).toEqual([['ann'], ['ann']]);
    notifications.say('ann', ({ onValue }) => onValue({ notifications: [], unreadable: 0 }));
    expect(reports).toContainEqual({ type: 'notifications', state: { status: 'live', value: { notifications: [], unreadable: 0 } } });
    await login('zoe');
    expect([notifications.watched, cachedChats.watched]).toEqual([['zoe'], ['zoe']]);
    await core.handle({ type: 'logout' });
    expect([notifications.watched, cachedChats.watched]).toEqual([[], []]);
  });

  it('carries V1 and V2 chats side by side: each message goes to the chats of its generation', async () => {
    const { begin, login, send, backend, old } = setUp();
    await begin();
    await login('ann');
    await send('c-b', 'To the second');
    await send('V1.c-b', 'To the first');
    await settled();
    const textsIn = (of: typeof backend, channelId: string) => [...(of.rooms.get(channelId)?.messages.values() ?? [])].map(({ text }) => text);
    expect([textsIn(backend, 'c-b'), textsIn(old.backend, 'V1.c-b')]).toEqual([['To the second'], ['To the first']]);
  });
});
