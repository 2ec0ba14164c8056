import { ChatEngineRouter } from '@/application/chat/engine/runtime/ChatEngineRouter';
import type { HostPorts } from '@/application/chat/engine/runtime/HostPorts';
import type { EngineUpdate } from '@/application/chat/protocol/EngineUpdate';
import { CHAT_INITIALISED, CHATS_LOADED, MESSAGES_PENDING } from '@/domain/chat/conversations/chatStatus';
import { FakeCachedChatFeed } from '#test/support/fakes/notifications/FakeCachedChatFeed';
import { FakeEngineIdentity } from '#test/support/fakes/chat/FakeEngineIdentity';
import { FakeDraftVault } from '#test/support/fakes/drafts/FakeDraftVault';
import { FakeNotificationFeed } from '#test/support/fakes/notifications/FakeNotificationFeed';
import { FakePresenceFeed } from '#test/support/fakes/presence/FakePresenceFeed';
import { FakePageVault } from '#test/support/fakes/chat/FakePageVault';
import { FakeServerTime } from '#test/support/fakes/chat/FakeServerTime';
import { FakeUnreadableVault } from '#test/support/fakes/chat/FakeUnreadableVault';
import { fakeV1, fakeWorld, settled } from './runnerSetUp';

async function setUp(
  prepare: (world: ReturnType<typeof fakeWorld>, old: ReturnType<typeof fakeV1>) => void = () => undefined,
) {
  const world = fakeWorld();
  const old = fakeV1(world.clock);
  const ports: HostPorts = {
    ...world.ports,
    v1: old.ports,
    identity: new FakeEngineIdentity(),
    drafts: new FakeDraftVault(),
    unreadable: new FakeUnreadableVault(),
    pages: new FakePageVault(),
    presence: new FakePresenceFeed(),
    notifications: new FakeNotificationFeed(),
    cachedChats: new FakeCachedChatFeed(),
    serverTime: new FakeServerTime(),
    openStorage: () => Promise.resolve(true),
    unlockVault: () => Promise.resolve(),
    reconnect: () => Promise.resolve(),
  };
  const received: EngineUpdate[] = [];
  const engines = new ChatEngineRouter(
    ports,
    update => received.push(update),
    () => undefined,
  );
  prepare(world, old);
  await engines.signIn('ann');
  world.leadership.elect();
  old.leadership.elect();
  await settled();
  const last = <T extends EngineUpdate['type']>(type: T) =>
    received.findLast((update): update is Extract<EngineUpdate, { type: T }> => update.type === type);
  return { world, old, engines, received, last };
}

describe('ChatEngineRouter', () => {
  it('reports one list of the chats of both generations', async () => {
    const { last } = await setUp();
    expect(last('sessions')?.phase).toBe('known');
    expect(last('sessions')?.sessions.map(({ channelId }) => channelId)).toEqual([
      'c-a',
      'c-b',
      'c-c',
      'V1.c-a',
      'V1.c-b',
      'V1.c-c',
    ]);
  });

  it('says that some chats could not be loaded when one half fails, and shows the other', async () => {
    const { last } = await setUp((_, old) => old.gateway.failNext('sessions', 'unreachable'));
    expect(last('sessions')?.phase).toBe('failed');
    expect(last('sessions')?.sessions.map(({ channelId }) => channelId)).toEqual(['c-a', 'c-b', 'c-c']);
  });

  it('says that messages may be late while one of them is, and which', async () => {
    const { last, old } = await setUp();
    expect(last('sync')).toMatchObject({ sync: { phase: 'live' }, delayed: [] });
    old.feed.goStale();
    expect(last('sync')).toMatchObject({ sync: { phase: 'stale' }, delayed: ['v1'] });
    old.feed.comeBack();
    await settled();
    expect(last('sync')).toMatchObject({ sync: { phase: 'live' }, delayed: [] });
  });

  it('counts what waits in both, and waits as long as one does', async () => {
    const { engines, last, world, old } = await setUp();
    world.gateway.failNext('deliver', 'unreachable');
    old.gateway.failNext('deliver', 'unreachable');
    engines.command({ type: 'send', channelId: 'c-a', text: 'new' });
    engines.command({ type: 'send', channelId: 'V1.c-a', text: 'old' });
    await settled();
    expect(last('unsent')?.entries.map(({ text }) => text)).toEqual(['new', 'old']);
    expect(new Set(last('unsent')?.entries.map(({ id }) => id)).size).toBe(2);
    expect(last('status')?.mask).toBe(CHAT_INITIALISED | CHATS_LOADED | MESSAGES_PENDING);
    world.clock.advance(60_000);
    await settled();
    expect(last('unsent')?.entries).toEqual([]);
    expect(last('status')?.mask).toBe(CHAT_INITIALISED | CHATS_LOADED);
  });

  it('gives each engine only its own entries of an earlier window', async () => {
    const first = await setUp();
    first.world.gateway.failNext('deliver', 'unreachable');
    first.old.gateway.failNext('deliver', 'unreachable');
    first.engines.command({ type: 'send', channelId: 'c-a', text: 'new' });
    first.engines.command({ type: 'send', channelId: 'V1.c-a', text: 'old' });
    await settled();
    first.engines.signOut();
    await first.engines.signIn('ann');
    first.world.leadership.elect();
    first.old.leadership.elect();
    await settled();
    const sentBy = (gateway: typeof first.world.gateway) => gateway.delivered.map(({ text }) => text);
    expect([sentBy(first.world.gateway), sentBy(first.old.gateway)]).toEqual([
      ['new', 'new'],
      ['old', 'old'],
    ]);
  });

  it('discards an entry in the engine that holds it, and only there', async () => {
    const { engines, world, old, last } = await setUp();
    world.gateway.failNext('deliver', 'invalid');
    old.gateway.failNext('deliver', 'invalid');
    engines.command({ type: 'send', channelId: 'c-a', text: 'new' });
    engines.command({ type: 'send', channelId: 'V1.c-a', text: 'old' });
    await settled();
    const id = last('unsent')?.entries.find(({ text }) => text === 'old')?.id ?? '';
    engines.command({ type: 'discard', entryId: id });
    await settled();
    expect(last('unsent')?.entries.map(({ text }) => text)).toEqual(['new']);
    expect(world.vault.kept('ann').map(({ text }) => text)).toEqual(['new']);
    expect(world.ports.signal.announced.some(({ type }) => type === 'discarded')).toBe(false);
  });

  it('sends typing indicators only to the backend of the chat, and shows the person none', async () => {
    const { engines, world, old, received } = await setUp();
    for (const channelId of ['c-b', 'V1.c-b']) {
      engines.command({ type: 'select', channelId });
      engines.command({ type: 'typing', channelId, isTyping: true });
      engines.command({ type: 'typing', channelId, isTyping: false });
      await settled();
    }
    const both = (channelId: string) => [true, false].map(isTyping => ({ channelId, isTyping }));
    expect([world.gateway.typing, old.gateway.typing]).toEqual([both('c-b'), both('V1.c-b')]);
    expect(received.filter(update => update.type === 'typing' && update.userIds.length > 0)).toEqual([]);
  });

  it('opens one chat at a time: what was open in the other generation is read no further', async () => {
    const { engines, world, old } = await setUp();
    engines.command({ type: 'focus', focused: true, visible: true });
    engines.command({ type: 'select', channelId: 'c-b' });
    await settled();
    const timeId = world.patientWrites('c-b', 'Are you there?');
    await settled();
    engines.command({ type: 'select', channelId: 'V1.c-b' });
    engines.command({ type: 'seen', channelId: 'c-b', timeIds: [timeId] });
    await settled();
    expect([world.gateway.readMarks, old.gateway.readMarks]).toEqual([[], []]);
  });
});
