import { chatSetUp } from '#test/support/builders/chat/chatSetUp';

describe('TimelineStore of either generation', () => {
  it('offers replies in V2 chats only', () => {
    const chat = chatSetUp();
    chat.flags.write({ ...chat.flags.read(), isV2ChatReplyEnabled: true });
    expect(
      ['V1.ana', 'PatientTherapistChat.ana']
        .map(channelId => chat.stores.timeline(channelId))
        .map(store => [store.start(), store.replyOn][1]),
    ).toEqual([false, true]);
  });

  it('is not delayed by the other generation', () => {
    const chat = chatSetUp();
    chat.runChat.execute();
    chat.startChat();
    const store = chat.stores.timeline('c-ana');
    store.start();
    const sync = { phase: 'stale', since: 1, attempt: 0 } as const;
    const late = [['v1'], ['v2'], ['v1', 'v2'], undefined] as const;
    expect(
      late.map(delayed => {
        chat.engine.notify({ type: 'sync', sync, ...(delayed !== undefined && { delayed }) });
        return store.hold.reason;
      }),
    ).toEqual([undefined, 'connection', 'connection', 'connection']);
  });
});
