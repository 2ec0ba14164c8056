import { coreSetUp } from './coreSetUp';

describe('ChatEngineHost and who is here', () => {
  it('watches presence ten people at a time, and only those of the last command', async () => {
    const { core, begin, login, presence, hostUpdates } = coreSetUp();
    await begin();
    await login('ann');
    const userIds = Array.from({ length: 23 }, (_, at) => `p${String(at)}`);
    await core.handle({ type: 'watchPresence', userIds });
    expect(presence.watched.map(({ length }) => length)).toEqual([10, 10, 3]);
    const known = { userId: 'p12', lastSeenTime: 1, loggedOutTime: 0, appearOffline: false };
    presence.set(known);
    expect(hostUpdates.at(-1)).toEqual({ type: 'presence', presences: [known] });
    await core.handle({ type: 'watchPresence', userIds: ['p1'] });
    expect(presence.watched).toEqual([['p1']]);
  });

  it('stops watching for a person whom another has replaced', async () => {
    const { core, begin, login, presence, identity, hostUpdates } = coreSetUp();
    await begin();
    await login('ann');
    presence.set({ userId: 'p1', lastSeenTime: 1, loggedOutTime: 0, appearOffline: false });
    await core.handle({ type: 'watchPresence', userIds: ['p1'] });
    identity.failNext('profile', 'unreachable');
    await login('zoe');
    expect(presence.watched).toEqual([]);
    await login('zoe');
    await core.handle({ type: 'watchPresence', userIds: ['p2'] });
    expect(hostUpdates.at(-1)).toEqual({ type: 'presence', presences: [] });
  });

  it('knows nothing of those whose listener has died, and listens again', async () => {
    const { core, begin, login, presence, hostUpdates, pass } = coreSetUp();
    const seen = (userId: string) => ({ userId, lastSeenTime: 1, loggedOutTime: 0, appearOffline: false });
    await begin();
    await login('ann');
    const userIds = Array.from({ length: 11 }, (_, at) => `p${String(at)}`);
    for (const userId of ['p1', 'p10']) presence.set(seen(userId));
    await core.handle({ type: 'watchPresence', userIds });
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

  it('watches nobody before the sign-in', async () => {
    const { core, begin, presence } = coreSetUp();
    await begin();
    await core.handle({ type: 'watchPresence', userIds: ['p1'] });
    expect(presence.watched).toEqual([]);
  });
});
