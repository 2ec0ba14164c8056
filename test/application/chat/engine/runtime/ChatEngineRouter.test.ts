import { ChatEngineRouter } from '@/application/chat/engine/runtime/ChatEngineRouter';
import type { HostPorts } from '@/application/chat/engine/runtime/HostPorts';
import type { EngineUpdate } from '@/application/chat/protocol/EngineUpdate';
import { CHATS_LOADED, CHAT_INITIALISED, MESSAGES_PENDING } from '@/domain/chat/conversations/chatStatus';
import { FakeCachedChatFeed } from '#test/support/fakes/notifications/FakeCachedChatFeed';
import { FakeEngineIdentity } from '#test/support/fakes/chat/FakeEngineIdentity';
import { FakeDraftVault } from '#test/support/fakes/drafts/FakeDraftVault';
import { FakeNotificationFeed } from '#test/support/fakes/notifications/FakeNotificationFeed';
import { FakePresenceFeed } from '#test/support/fakes/presence/FakePresenceFeed';
import { FakePageVault } from '#test/support/fakes/chat/FakePageVault';
import { FakeServerTime } from '#test/support/fakes/chat/FakeServerTime';
import { FakeUnreadableVault } from '#test/support/fakes/chat/FakeUnreadableVault';
import { fakeV1, fakeWorld, settled } from './runnerSetUp';
import { routeCommand } from '@/application/chat/engine/runtime/routeCommand';
import type { EngineCommand } from '@/application/chat/protocol/EngineCommand';
import type { OutboxEntry } from '@/domain/chat/messages/OutboxEntry';
import { anEntry } from '#test/support/builders/chat/anEntry';
import { mergeSync } from '@/application/chat/engine/runtime/EngineUpdateMerger';

describe('ChatEngineRouter', () => {
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

  it('reports the chats of both generations as one list', async () => {
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

  it('shows one generation when the other fails to load, and reports that some chats are missing', async () => {
    const { last } = await setUp((_, old) => old.gateway.failNext('sessions', 'unreachable'));
    expect(last('sessions')?.phase).toBe('failed');
    expect(last('sessions')?.sessions.map(({ channelId }) => channelId)).toEqual(['c-a', 'c-b', 'c-c']);
  });

  it('reports which generation may be delayed', async () => {
    const { last, old } = await setUp();
    expect(last('sync')).toMatchObject({ sync: { phase: 'live' }, delayed: [] });
    old.feed.goStale();
    expect(last('sync')).toMatchObject({ sync: { phase: 'stale' }, delayed: ['v1'] });
    old.feed.comeBack();
    await settled();
    expect(last('sync')).toMatchObject({ sync: { phase: 'live' }, delayed: [] });
  });

  it('reports unsent messages of both generations, and is pending while either one is', async () => {
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

  it('passes each engine only its own entries of an earlier window', async () => {
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

  it('sends typing indicators only to the chat’s generation, and hides the user’s own', async () => {
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

  it('opens one chat at a time, and marks nothing as read in the one open before', async () => {
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

describe('routeCommand', () => {
  class Asked {
    readonly requests: EngineCommand[] = [];
    unsent: readonly OutboxEntry[] = [];

    command(command: EngineCommand): void {
      this.requests.push(command);
    }
  }
  function setUp() {
    const [v1, v2] = [new Asked(), new Asked()];
    return { v1, v2, ask: (command: EngineCommand) => routeCommand({ v1, v2 }, command) };
  }

  it.each([
    { type: 'send', channelId: 'V1.c', text: 'Hello' },
    { type: 'loadMore', channelId: 'V1.c' },
    { type: 'retry', channelId: 'V1.c' },
  ] as const)('routes a command about a chat to the engine of its generation: $type', command => {
    const { v1, v2, ask } = setUp();
    ask(command);
    expect([v1.requests, v2.requests]).toEqual([[command], []]);
  });

  it.each([{ type: 'focus', focused: true, visible: true }, { type: 'reloadSessions' }] as const)(
    'routes a command without a chat to both: $type',
    command => {
      const { v1, v2, ask } = setUp();
      ask(command);
      expect([v1.requests, v2.requests]).toEqual([[command], [command]]);
    },
  );

  it('closes the chat of the other generation when one is opened, and both when none is', () => {
    const { v1, v2, ask } = setUp();
    ask({ type: 'select', channelId: 'c' });
    ask({ type: 'select', channelId: undefined });
    const closed = { type: 'select', channelId: undefined };
    expect([v1.requests, v2.requests]).toEqual([
      [closed, closed],
      [{ type: 'select', channelId: 'c' }, closed],
    ]);
  });

  it('sends a discard to the engine with the entry, and to both if neither has it', () => {
    const { v1, v2, ask } = setUp();
    v1.unsent = [anEntry({ id: 'held' })];
    ask({ type: 'discard', entryId: 'held' });
    ask({ type: 'discard', entryId: 'elsewhere' });
    expect([v1.requests.length, v2.requests.length]).toEqual([2, 1]);
  });
});

describe('mergeSync', () => {
  it('is live when both are', () => {
    expect(mergeSync({ v1: { phase: 'live' }, v2: { phase: 'live' } })).toEqual({
      sync: { phase: 'live' },
      delayed: [],
    });
  });

  it.each([
    [{ phase: 'stale', since: 20, attempt: 1 }, { phase: 'live' }, { phase: 'stale', since: 20, attempt: 1 }, ['v1']],
    [{ phase: 'live' }, { phase: 'down', since: 7, attempt: 2 }, { phase: 'down', since: 7, attempt: 2 }, ['v2']],
    [
      { phase: 'stale', since: 3, attempt: 0 },
      { phase: 'down', since: 7, attempt: 2 },
      { phase: 'down', since: 3, attempt: 2 },
      ['v1', 'v2'],
    ],
    [{ phase: 'off' }, { phase: 'live' }, { phase: 'live' }, []],
  ] as const)(
    'merges %j and %j into the worse state, with the earlier time and the delayed generations',
    (v1, v2, sync, delayed) => {
      expect(mergeSync({ v1, v2 })).toEqual({ sync, delayed });
    },
  );
});
