import { REQUESTS_POLL_MS } from '@/application/chat/requests/WatchChatRequests';
import { aChatRequest } from '#test/support/builders/chat/aChatRequest';
import { aNotification } from '#test/support/builders/notifications/aNotification';
import { notificationTools } from '#test/support/builders/notifications/notificationTools';

const settle = () => new Promise<void>(resolve => setImmediate(resolve));

async function setUp() {
  const tools = notificationTools();
  const store = tools.stores.requests;
  const stops = [store.start(), tools.stores.list.start()];
  await settle();
  return { ...tools, store, stop: () => stops.forEach(stop => stop()) };
}

describe('WaitingRequestsStore', () => {
  it('counts the requests of both generations, and links to the one that waits longest', async () => {
    const { requests, clock, store } = await setUp();
    const now = clock.now();
    requests.ask(
      aChatRequest({ requestedAt: now - 60_000 }),
      aChatRequest({ id: 'old', generation: 'v1', requestedAt: now - 6 * 60_000 }),
    );
    store.recheck();
    await settle();
    expect([store.waitingIn('v1'), store.waitingIn('v2'), store.state, store.link]).toEqual([
      1,
      1,
      'live',
      '/therapist/chat-requests',
    ]);
    expect(store.sign).toMatchObject({ waiting: 2, level: 'urgent', minutes: 6 });
  });

  it('has the highest level for an emergency from the start, and links to it before longer waits', async () => {
    const { requests, clock, store } = await setUp();
    const now = clock.now();
    requests.ask(
      aChatRequest({ id: 'old', requestedAt: now - 6 * 60_000 }),
      aChatRequest({ id: 'now', generation: 'v1', emergency: true, requestedAt: now }),
    );
    store.recheck();
    await settle();
    expect(store.sign).toMatchObject({ waiting: 2, emergencies: 1, level: 'overdue', minutes: 6 });
    expect(store.link).toBe('/therapist/chat-requests');
    requests.takenBy('now', 'Ben Hall');
    store.recheck();
    await settle();
    expect(store.sign).toMatchObject({ waiting: 1, emergencies: 0, level: 'urgent' });
  });

  it('does not report that no one waits when a request could not be read', async () => {
    const { requests, store } = await setUp();
    requests.unreadable = 1;
    store.recheck();
    await settle();
    expect([store.sign.waiting, store.state]).toEqual([0, 'failed']);
  });

  it('treats a partly unreadable request as an emergency', async () => {
    const { requests, store } = await setUp();
    requests.ask(aChatRequest({ couldNotRead: ['message'] }));
    store.recheck();
    await settle();
    expect(store.sign).toMatchObject({ waiting: 1, emergencies: 1, level: 'overdue' });
  });

  it('stays when all notifications are marked as read, and goes when no request waits', async () => {
    const { requests, feed, gateway, clock, stores, store } = await setUp();
    requests.ask(aChatRequest({ requestedAt: clock.now() }));
    gateway.own.add('n-1');
    feed.list(aNotification());
    await settle();
    stores.list.markAll('v2');
    feed.list(aNotification({ readAt: clock.now() }));
    await settle();
    expect([[...gateway.read], store.sign.waiting]).toEqual([['n-1'], 1]);
    requests.takenBy('r-ana', 'Ben Hall');
    clock.advance(REQUESTS_POLL_MS);
    await settle();
    expect(store.sign).toMatchObject({ waiting: 0, level: 'none' });
  });

  it('raises its level with time, and stops its timer when it is stopped', async () => {
    const { requests, clock, store, stop } = await setUp();
    requests.ask(aChatRequest({ requestedAt: clock.now() }));
    store.recheck();
    await settle();
    expect(store.sign).toMatchObject({ waiting: 1, level: 'new' });
    clock.advance(60_000);
    expect(store.sign).toMatchObject({ level: 'waiting', minutes: 1 });
    clock.advance(14 * 60_000);
    expect(store.sign).toMatchObject({ level: 'overdue', minutes: 15 });
    await settle();
    stop();
    expect(clock.pendingWakes).toBe(0);
  });

  it('never treats a list that could not be loaded as empty', async () => {
    const { requests, clock, store } = await setUp();
    expect(store.state).toBe('live');
    requests.ask(aChatRequest({ requestedAt: clock.now() }));
    store.recheck();
    await settle();
    requests.isReachable = false;
    store.recheck();
    await settle();
    expect([store.state, store.sign.waiting]).toEqual(['delayed', 1]);
  });

  it('says that the number is unknown when no list was ever loaded', async () => {
    const tools = notificationTools();
    tools.requests.isReachable = false;
    tools.stores.requests.start();
    expect(tools.stores.requests.state).toBe('unknown');
    await settle();
    expect([tools.stores.requests.state, tools.stores.requests.link]).toEqual(['failed', '/home']);
  });
});
