import { notificationTools } from '#test/support/builders/notifications/notificationTools';

describe('MessagesStore', () => {
  it('counts unread messages of each generation and leads to their chats', () => {
    const { feed, stores } = notificationTools();
    const store = stores.messages;
    const stop = store.start();
    expect([store.unread('v1'), store.unread('v2')]).toEqual([undefined, undefined]);
    feed.unread({ 'a/b': 2, c: 1, d: 0 });
    feed.say('v1', { status: 'live', value: [{ chatSessionId: 'old', generation: 'v1', patient: 'Ana', unread: 4 }] });
    expect([store.unread('v1'), store.unread('v2')]).toEqual([4, 3]);
    const links = [store.v1, store.v2].flatMap(chats =>
      'value' in chats ? chats.value.map(chat => store.linkOf(chat)) : [],
    );
    expect(links).toEqual(['/therapist/chat/old', '/therapist/go-chat/all/a%2Fb', '/therapist/go-chat/all/c']);
    stop();
    expect(feed.listening).toBe(0);
  });
});
