import { hostSetUp } from './hostSetUp';

describe('presence in ChatEngineHost', () => {
  it('watches ten people at a time, and only those of the last command', async () => {
    const { host, begin, login, presence, hostUpdates } = hostSetUp();
    await begin();
    await login('ann');
    const userIds = Array.from({ length: 23 }, (_, at) => `p${String(at)}`);
    await host.handle({ type: 'watchPresence', userIds });
    expect(presence.watched.map(({ length }) => length)).toEqual([10, 10, 3]);
    const known = { userId: 'p12', lastSeenTime: 1, loggedOutTime: 0, appearOffline: false };
    presence.set(known);
    expect(hostUpdates.at(-1)).toEqual({ type: 'presence', presences: [known] });
    await host.handle({ type: 'watchPresence', userIds: ['p1'] });
    expect(presence.watched).toEqual([['p1']]);
  });

  it('stops watching people who are not in the next command', async () => {
    const { host, begin, login, presence, identity, hostUpdates } = hostSetUp();
    await begin();
    await login('ann');
    presence.set({ userId: 'p1', lastSeenTime: 1, loggedOutTime: 0, appearOffline: false });
    await host.handle({ type: 'watchPresence', userIds: ['p1'] });
    identity.failNext('profile', 'unreachable');
    await login('zoe');
    expect(presence.watched).toEqual([]);
    await login('zoe');
    await host.handle({ type: 'watchPresence', userIds: ['p2'] });
    expect(hostUpdates.at(-1)).toEqual({ type: 'presence', presences: [] });
  });

  it('reports nothing about people whose listener has ended, and subscribes again', async () => {
    const { host, begin, login, presence, hostUpdates, pass } = hostSetUp();
    const seen = (userId: string) => ({ userId, lastSeenTime: 1, loggedOutTime: 0, appearOffline: false });
    await begin();
    await login('ann');
    const userIds = Array.from({ length: 11 }, (_, at) => `p${String(at)}`);
    for (const userId of ['p1', 'p10']) presence.set(seen(userId));
    await host.handle({ type: 'watchPresence', userIds });
    const known = () =>
      hostUpdates
        .flatMap(hostUpdate =>
          hostUpdate.type === 'presence' ? [hostUpdate.presences.map(({ userId }) => userId)] : [],
        )
        .at(-1);
    expect(known()).toEqual(['p1', 'p10']);
    presence.fall('p1');
    expect(known()).toEqual(['p10']);
    presence.set({ ...seen('p1'), appearOffline: true });
    await pass(3);
    expect(hostUpdates.at(-1)).toEqual({
      type: 'presence',
      presences: [seen('p10'), { ...seen('p1'), appearOffline: true }],
    });
    presence.goStale();
    expect(known()).toEqual([]);
  });

  it('watches no one before the sign-in', async () => {
    const { host, begin, presence } = hostSetUp();
    await begin();
    await host.handle({ type: 'watchPresence', userIds: ['p1'] });
    expect(presence.watched).toEqual([]);
  });
});
