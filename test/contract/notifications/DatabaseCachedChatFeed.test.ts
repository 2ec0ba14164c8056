import { RealtimeNotificationCache } from '#sandbox/server/RealtimeNotificationCache';
import type { CachedChat } from '@/domain/notifications/CachedChat';
import { DatabaseCachedChatFeed } from '@/infrastructure/firebase/notifications/DatabaseCachedChatFeed';
import { openDatabase } from '#firebase-stand-in/test/contract/realtimeDatabase/support/openDatabase';
import { startDatabaseServer } from '#firebase-stand-in/test/contract/realtimeDatabase/support/startDatabaseServer';
import { cachedChatFeedContract } from '#test/support/contracts/notifications/cachedChatFeedContract';
import { eventually } from '#test/support/eventually';
import { FakeCachedChatFeed } from '#test/support/fakes/notifications/FakeCachedChatFeed';

async function setUp(token?: string) {
  const server = await startDatabaseServer();
  const client = openDatabase(server.port, token);
  const cache = new RealtimeNotificationCache(server.database);
  const problems: string[] = [];
  const received: (readonly CachedChat[])[] = [];
  let downs = 0;
  const feed = new DatabaseCachedChatFeed(
    () => client.database,
    problem => problems.push(problem),
  );
  const stop = feed.watch('ann', {
    onValue: chats => received.push(chats),
    onStale: () => undefined,
    onDown: () => (downs += 1),
  });
  const keep = (id: string, unread: number, pubNub: boolean) =>
    cache.save('ann', {
      chatSessionId: id,
      pubNub,
      patient: { email: `${id}@example.org`, name: id },
      messages: { last: '', unread },
    });
  const dispose = async () => {
    stop();
    await client.close();
    await server.close();
  };
  return { server, cache, keep, received, problems, downs: () => downs, dispose };
}

cachedChatFeedContract('FakeCachedChatFeed', async () => {
  const feed = new FakeCachedChatFeed();
  let chats: readonly CachedChat[] = [];
  const become = (next: readonly CachedChat[]): void => feed.save('ann', (chats = next));
  const others = (id: string): readonly CachedChat[] => chats.filter(({ chatSessionId }) => chatSessionId !== id);
  become([]);
  return {
    feed,
    uid: 'ann',
    put: chat =>
      become([...others(chat.chatSessionId), chat].sort((a, b) => (a.chatSessionId < b.chatSessionId ? -1 : 1))),
    forget: id => become(others(id)),
    refuse: () => void (feed.refuses = true),
    dispose: async () => undefined,
  };
});
cachedChatFeedContract('DatabaseCachedChatFeed', async () => {
  const server = await startDatabaseServer();
  const client = openDatabase(server.port, 'owner');
  const stranger = openDatabase(server.port);
  const cache = new RealtimeNotificationCache(server.database);
  let mayRead = true;
  return {
    feed: new DatabaseCachedChatFeed(
      () => (mayRead ? client : stranger).database,
      () => undefined,
    ),
    uid: 'ann',
    put: ({ chatSessionId, patient, unread }) =>
      cache.save('ann', { chatSessionId, pubNub: false, patient, messages: { last: '', unread } }),
    forget: id => cache.forget('ann', [id]),
    refuse: () => void (mayRead = false),
    dispose: async () => {
      await client.close();
      await stranger.close();
      await server.close();
    },
  };
});

describe('DatabaseCachedChatFeed', () => {
  it('delivers the user’s V1 chats live, and leaves V2 chats to the engine', async () => {
    const { keep, cache, received, dispose } = await setUp('owner');
    await eventually(() => expect(received).toEqual([[]]));
    keep('old', 2, false);
    keep('new', 5, true);
    await eventually(() =>
      expect(received.at(-1)).toEqual([
        { chatSessionId: 'old', patient: { email: 'old@example.org', name: 'old' }, unread: 2 },
      ]),
    );
    cache.forget('ann', ['old']);
    await eventually(() => expect(received.at(-1)).toEqual([]));
    await dispose();
  });

  it('reports an invalid entry and delivers the others', async () => {
    const { keep, server, received, problems, dispose } = await setUp('owner');
    server.database.set('chat-notification-cache/ann/odd', { messages: 'many' });
    keep('old', 1, false);
    await eventually(() => expect(received.at(-1)).toMatchObject([{ chatSessionId: 'old' }]));
    expect(problems).toContain('An entry of the chat notification cache is not what the contract says.');
    await dispose();
  });

  it('goes down when the rules refuse access', async () => {
    const { downs, received, dispose } = await setUp();
    await eventually(() => expect(downs()).toBe(1));
    expect(received).toEqual([]);
    await dispose();
  });
});
