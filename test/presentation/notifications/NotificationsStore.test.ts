import { aNotification } from '#test/support/builders/notifications/aNotification';
import { notificationTools } from '#test/support/builders/notifications/notificationTools';

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

function setUp() {
  const tools = notificationTools();
  const store = tools.stores.list;
  store.start();
  return { ...tools, store };
}

describe('NotificationsStore', () => {
  it('splits the list by generation', () => {
    const { feed, store } = setUp();
    feed.list(
      aNotification({ id: 'a' }),
      aNotification({ id: 'b', generation: 'v1' }),
      aNotification({ id: 'c', generation: 'v1' }),
    );
    expect([
      store.v1.map(({ notification }) => notification.id),
      store.v2.map(({ notification }) => notification.id),
    ]).toEqual([['b', 'c'], ['a']]);
    expect([store.badge('v1'), store.badge('v2'), store.unreadCount]).toEqual(['2', '1', 3]);
  });

  it.each([
    [{ type: 'chatRequest', generation: 'v1' }, '/therapist/chat-requests'],
    [{ type: 'chatRequest', generation: 'v2' }, '/therapist/go-chat-requests'],
    [{ type: 'leadStatus', patientId: null }, '/therapist/assigned-patients'],
    [{ type: 'assignedPatient', patientId: 'p/1?x' }, '/therapist/assigned-patients/patient-profile/p%2F1%3Fx'],
    [{ type: 'chatUpgraded', chatRoomId: null }, '/therapist/go-chat/all'],
    [{ type: 'chatUpgraded', chatRoomId: 'c-1' }, '/therapist/go-chat/all/c-1'],
  ] as const)('links %j to %s', (values, link) => {
    const { feed, store } = setUp();
    feed.list(aNotification(values));
    expect([...store.v1, ...store.v2].map(shown => shown.link)).toEqual([link]);
  });

  it('has no number before the first list', () => {
    const { feed, store } = setUp();
    expect(store.unreadCount).toBeUndefined();
    feed.notifications({ status: 'failed' });
    expect(store.unreadCount).toBeUndefined();
    feed.list();
    expect(store.unreadCount).toBe(0);
  });

  it('says 20+ when the list is full of unread ones', () => {
    const { feed, store } = setUp();
    const twenty = Array.from({ length: 20 }, (_, at) => aNotification({ id: `n-${at}` }));
    feed.list(...twenty);
    expect([store.badge('v2'), store.listIsFull]).toEqual(['20+', true]);
    feed.list(...twenty.slice(1), aNotification({ id: 'read', readAt: 1 }));
    expect(store.badge('v2')).toBe('19');
  });

  it('counts unreadable notifications when it checks whether the list is full', () => {
    const { feed, store } = setUp();
    const nineteen = Array.from({ length: 19 }, (_, at) => aNotification({ id: `n-${at}` }));
    feed.notifications({ status: 'live', value: { notifications: nineteen, unreadable: 1 } });
    expect(store.listIsFull).toBe(true);
  });

  it('marks an opened notification as read, once', async () => {
    const { gateway, store } = setUp();
    gateway.own.add('n-1');
    store.open(aNotification());
    store.open(aNotification({ id: 'n-2', readAt: 5 }));
    await settled();
    expect([...gateway.read]).toEqual(['n-1']);
  });

  it('reports when an opened notification could not be marked as read', async () => {
    const { gateway, store, complaints } = setUp();
    gateway.own.add('n-1');
    gateway.stubborn.add('n-1');
    store.open(aNotification());
    await settled();
    expect([[...gateway.read], complaints.count]).toEqual([[], 1]);
  });

  it('marks all of one generation as read, and reports when it could not', async () => {
    const { feed, gateway, store, complaints } = setUp();
    for (const id of ['a', 'b', 'c']) gateway.own.add(id);
    feed.list(
      aNotification({ id: 'a' }),
      aNotification({ id: 'b', readAt: 1 }),
      aNotification({ id: 'c', generation: 'v1' }),
    );
    store.markAll('v2');
    expect(store.marking).toBe('v2');
    store.markAll('v2');
    await settled();
    expect([[...gateway.read], complaints.count, store.marking]).toEqual([['a'], 0, undefined]);
    gateway.stubborn.add('c');
    store.markAll('v1');
    await settled();
    expect(complaints.count).toBe(1);
  });
});
