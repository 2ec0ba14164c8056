import { engineVersion } from '@/application/chat/protocol/HostUpdate';
import { hostSetUp } from './hostSetUp';
import { settled } from './runnerSetUp';

describe('ChatEngineHost', () => {
  it('answers each step of the start-up once', async () => {
    const { host, hostUpdates, begin } = hostSetUp();
    await begin();
    await host.handle({ type: 'config', config: { theme: 'dark' } });
    await host.handle({ type: 'keys', networkUrl: 'http://localhost/time' });
    expect(hostUpdates).toEqual([
      { type: 'core', version: engineVersion },
      { type: 'repos', available: true },
      { type: 'config', config: { theme: 'dark', version: engineVersion, historyPage: 50 } },
      { type: 'keys', message: 'COMPLETE' },
    ]);
  });

  it('reports failed keys when the backend returns no time', async () => {
    const { host, hostUpdates, begin, serverTime } = hostSetUp();
    serverTime.isReachable = false;
    await begin();
    await host.handle({ type: 'keys', networkUrl: 'http://localhost/time' });
    expect(hostUpdates.at(-1)).toEqual({ type: 'keys', message: 'FAILED' });
  });

  it('reports the user, the drafts and the profile on sign-in', async () => {
    const { begin, login, types, drafts, hostUpdates } = hostSetUp();
    drafts.kept.set('c-a', 'half a sentence');
    await begin();
    await login('ann');
    expect(types().slice(2)).toEqual(['authorised', 'drafts', 'profile']);
    expect(hostUpdates).toContainEqual({
      type: 'drafts',
      drafts: new Map([['c-a', 'half a sentence']]),
      patientNames: new Map(),
    });
  });

  it('reports a conflicting draft of another window, and discards it on request', async () => {
    const { host, begin, login, drafts, hostUpdates } = hostSetUp();
    await begin();
    await login('ann');
    drafts.kept.set('c-a', 'of another window');
    await host.handle({ type: 'saveDraft', key: { kind: 'message', channelId: 'c-a' }, text: 'own' });
    expect(hostUpdates).toContainEqual({
      type: 'conflictingDrafts',
      key: { kind: 'conflicts', of: { kind: 'message', channelId: 'c-a' } },
      stored: '["of another window"]',
    });
    await host.handle({
      type: 'discardConflict',
      key: { kind: 'message', channelId: 'c-a' },
      text: 'of another window',
    });
    expect([hostUpdates.at(-1), drafts.kept]).toEqual([
      { type: 'conflictingDrafts', key: { kind: 'conflicts', of: { kind: 'message', channelId: 'c-a' } }, stored: '' },
      new Map([['c-a', 'own']]),
    ]);
  });

  it.each([
    ['enter', 'sessionEnded', { type: 'unauthorised', cause: 'sessionEnded' }],
    ['enter', 'unreachable', { type: 'unauthorised', cause: 'unreachable' }],
    ['profile', 'sessionEnded', { type: 'unauthorised', cause: 'sessionEnded' }],
    ['profile', 'unreachable', { type: 'profileFailed' }],
  ] as const)('reports the cause when %s fails as %s', async (step, kind, hostUpdate) => {
    const { begin, login, identity, hostUpdates } = hostSetUp();
    await begin();
    identity.failNext(step, kind);
    await login('ann');
    expect(hostUpdates).toContainEqual(hostUpdate);
  });

  it('remembers a chat that was opened before the sign-in', async () => {
    const { host, begin, login, hostUpdates } = hostSetUp();
    await begin();
    await host.handle({ type: 'select', channelId: 'c-b' });
    await login('ann');
    expect(hostUpdates.some(hostUpdate => hostUpdate.type === 'history' && hostUpdate.history.reachedStart)).toBe(true);
  });

  it('sends a message written during the sign-in once it has finished', async () => {
    const { begin, login, send, identity, gateway } = hostSetUp();
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

  it('never sends a message in another user’s session, whenever that user signs in', async () => {
    const { begin, login, send, identity, gateway, backend, clock, vault } = hostSetUp();
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

  it('sends as the new user once they are reported, and saves in their vault', async () => {
    const { begin, login, send, identity, backend, vault } = hostSetUp();
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

  it('continues to send for the same user with a newer cookie', async () => {
    const { begin, login, send, gateway } = hostSetUp();
    await begin();
    await login('ann');
    gateway.failNext('deliver', 'sessionEnded');
    await send('c-b', 'Still me');
    await settled();
    await login('ann');
    expect(gateway.delivered.map(({ text }) => text)).toEqual(['Still me', 'Still me']);
  });

  it('pauses every feed when the session has ended, and continues with the next session', async () => {
    const { host, begin, login, send, pass, gateway, feed, old, notifications, cachedChats, presence, hostUpdates } =
      hostSetUp();
    await begin();
    await login('ann');
    await host.handle({ type: 'watchPresence', userIds: ['p1'] });
    const received = () => [
      feed.listeners,
      old.feed.listeners,
      notifications.watched.length,
      cachedChats.watched.length,
      presence.watched.length,
    ];
    expect(received()).toEqual([1, 1, 1, 1, 1]);
    await host.handle({ type: 'sessionEnded' });
    const before = hostUpdates.length;
    await send('c-b', 'Typed while it ended');
    await pass(120);
    expect([received(), gateway.delivered]).toEqual([[0, 0, 0, 0, 0], []]);
    expect(hostUpdates.slice(before).filter(({ type }) => type === 'requireAuth')).toEqual([]);
    await login('ann');
    await host.handle({ type: 'watchPresence', userIds: ['p1'] });
    expect([received(), gateway.delivered.map(({ text }) => text)]).toEqual([
      [1, 1, 1, 1, 1],
      ['Typed while it ended'],
    ]);
  });

  it('pauses every feed when one of its own calls finds that the session has ended', async () => {
    const { begin, login, send, gateway, feed, old, notifications, cachedChats, pass } = hostSetUp();
    await begin();
    await login('ann');
    gateway.failNext('deliver', 'sessionEnded');
    await send('c-b', 'Hello');
    await pass(120);
    expect([feed.listeners, old.feed.listeners, notifications.watched, cachedChats.watched]).toEqual([0, 0, [], []]);
  });

  it('signs out and reports unsent messages', async () => {
    const { host, begin, login, send, gateway, hostUpdates, identity, vault } = hostSetUp();
    await begin();
    await login('ann');
    gateway.failNext('deliver', 'unreachable');
    await send('c-b', 'Unsent');
    await settled();
    await host.handle({ type: 'logout' });
    expect(hostUpdates.at(-1)).toMatchObject({ type: 'loggedOut', kept: [{ text: 'Unsent' }] });
    expect(identity.present).toBeUndefined();
    expect(vault.kept('ann')).toHaveLength(1);
  });

  it('saves a message that was sent just before the sign-out', async () => {
    const { host, begin, login, send, gateway, hostUpdates, vault } = hostSetUp();
    await begin();
    await login('ann');
    gateway.failNext('deliver', 'unreachable');
    await send('c-b', 'At the last moment');
    await host.handle({ type: 'logout' });
    expect(vault.kept('ann')).toMatchObject([{ text: 'At the last moment' }]);
    expect(hostUpdates.at(-1)).toMatchObject({ type: 'loggedOut', kept: [{ text: 'At the last moment' }] });
  });

  it('saves and deletes drafts', async () => {
    const { host, begin, login, drafts } = hostSetUp();
    await begin();
    await login('ann');
    await host.handle({ type: 'saveDraft', key: { kind: 'message', channelId: 'c-a' }, text: 'half' });
    expect(drafts.kept).toEqual(new Map([['c-a', 'half']]));
    await host.handle({ type: 'saveDraft', key: { kind: 'message', channelId: 'c-a' }, text: '' });
    expect(drafts.kept).toEqual(new Map());
  });

  it('saves the patient’s name with a draft, reports both at the next sign-in and deletes both', async () => {
    const { host, begin, login, drafts, hostUpdates } = hostSetUp();
    await begin();
    await login('ann');
    await host.handle({
      type: 'saveDraft',
      key: { kind: 'message', channelId: 'c-a' },
      text: 'half',
      patientName: 'Ana Novak',
    });
    await host.handle({ type: 'logout' });
    await login('ann');
    expect(hostUpdates).toContainEqual({
      type: 'drafts',
      drafts: new Map([['c-a', 'half']]),
      patientNames: new Map([['c-a', 'Ana Novak']]),
    });
    await host.handle({ type: 'saveDraft', key: { kind: 'message', channelId: 'c-a' }, text: '' });
    expect(drafts.names).toEqual(new Map());
  });

  it('opens every connection before the first chat is opened', async () => {
    const { host, begin, login, feed, old, notifications, cachedChats, serverTime } = hostSetUp();
    await begin();
    await host.handle({ type: 'keys', networkUrl: 'http://localhost/time' });
    expect([serverTime.asked, feed.listeners, old.feed.listeners]).toEqual([['http://localhost/time'], 0, 0]);
    await login('ann');
    expect([feed.listeners, old.feed.listeners, notifications.watched, cachedChats.watched]).toEqual([
      1,
      1,
      ['ann'],
      ['ann'],
    ]);
  });

  it('does not wait for a connection that does not open, and reports no error', async () => {
    const { begin, login, types, feed, old, hostUpdates } = hostSetUp();
    await begin();
    for (const part of [feed, old.feed]) part.goStale();
    await login('ann');
    expect(types().slice(2)).toEqual(['authorised', 'drafts', 'profile']);
    const received = hostUpdates.map(({ type }) => type);
    expect(received).not.toContain('chatFailure');
    expect(types()).not.toContain('problem');
  });

  it('reports that a draft is only in memory, and when it is saved after all', async () => {
    const { host, begin, login, drafts, storage } = hostSetUp();
    await begin();
    await login('ann');
    await host.handle({ type: 'saveDraft', key: { kind: 'message', channelId: 'c-a' }, text: 'x'.repeat(100_001) });
    expect(storage().at(-1)).toBe('full');
    await host.handle({ type: 'saveDraft', key: { kind: 'message', channelId: 'c-a' }, text: 'short' });
    expect(storage().at(-1)).toBe('works');
    expect(drafts.kept.get('c-a')).toBe('short');
  });

  it('does not reconnect for a user who has signed out, even if the attempt was postponed', async () => {
    const { host, begin, login, reconnects, pass } = hostSetUp();
    await begin();
    await login('ann');
    await host.handle({ type: 'network', online: true });
    await host.handle({ type: 'network', online: true });
    await host.handle({ type: 'logout' });
    await pass(10);
    expect(reconnects()).toBe(1);
  });

  it('watches notifications and V1 chats only for the signed-in user', async () => {
    const { begin, login, host, notifications, cachedChats, hostUpdates } = hostSetUp();
    await begin();
    await login('ann');
    await login('ann');
    expect([notifications.watched, cachedChats.watched]).toEqual([['ann'], ['ann']]);
    notifications.say('ann', ({ onValue }) => onValue({ notifications: [], unreadable: 0 }));
    expect(hostUpdates).toContainEqual({
      type: 'notifications',
      state: { status: 'live', value: { notifications: [], unreadable: 0 } },
    });
    await login('zoe');
    expect([notifications.watched, cachedChats.watched]).toEqual([['zoe'], ['zoe']]);
    await host.handle({ type: 'logout' });
    expect([notifications.watched, cachedChats.watched]).toEqual([[], []]);
  });

  it('runs V1 and V2 chats side by side, and sends each message by its generation', async () => {
    const { begin, login, send, backend, old } = hostSetUp();
    await begin();
    await login('ann');
    await send('c-b', 'To the second');
    await send('V1.c-b', 'To the first');
    await settled();
    const textsIn = (of: typeof backend, channelId: string) =>
      [...(of.rooms.get(channelId)?.messages.values() ?? [])].map(({ text }) => text);
    expect([textsIn(backend, 'c-b'), textsIn(old.backend, 'V1.c-b')]).toEqual([['To the second'], ['To the first']]);
  });
});
