import { SEEN_AFTER_MS } from '@/presentation/kit/SeenItems';
import { aMessage } from '#test/support/builders/chat/aMessage';
import { aSession } from '#test/support/builders/chat/aSession';
import { chatSetUp } from '#test/support/builders/chat/chatSetUp';

const messages = [aMessage({ minute: 0 }), aMessage({ minute: 1 })];
const timeIds = messages.map(({ timeId }) => timeId);

function setUp() {
  const chat = chatSetUp();
  chat.runChat.execute();
  chat.startChat();
  const { engine, clock } = chat;
  engine.notify({ type: 'sessions', phase: 'known', sessions: [aSession()] });
  const store = chat.stores.timeline('c-ana');
  const open = () => {
    const stop = store.start();
    engine.notify({ type: 'opened', channelId: 'c-ana', messages });
    return stop;
  };
  const seen = () => engine.engineCommandsOf('seen').map(report => report.timeIds);
  return { store, open, seen, clock };
}

describe('ReadReceiptReporter', () => {
  it('reports visible messages again when the chat is reopened, since the engine has forgotten them', () => {
    const { store, open, seen, clock } = setUp();
    const rest = open();
    store.seen.attend(true, true);
    store.seen.showing(timeIds);
    clock.advance(SEEN_AFTER_MS);
    rest();
    open();
    store.seen.showing(timeIds.slice(1));
    clock.advance(SEEN_AFTER_MS);
    expect(seen()).toEqual([timeIds, timeIds.slice(1)]);
  });

  it('does not report messages that were visible only before the chat was left', () => {
    const { store, open, seen, clock } = setUp();
    const rest = open();
    store.seen.attend(false, true);
    store.seen.showing(timeIds);
    rest();
    store.seen.attend(true, true);
    open();
    store.seen.attend(true, true);
    clock.advance(SEEN_AFTER_MS);
    expect(seen()).toEqual([]);
  });

  describe('counts a message as seen', () => {
    const opened = () => {
      const tools = setUp();
      const stop = tools.open();
      tools.store.seen.attend(true, true);
      return { ...tools, stop };
    };

    it('after a second on the screen', () => {
      const { store, seen, clock } = opened();
      store.seen.showing(timeIds);
      clock.advance(SEEN_AFTER_MS - 1);
      expect(seen()).toEqual([]);
      clock.advance(1);
      expect(seen()).toEqual([timeIds]);
    });

    it('only a second after it is no longer covered', () => {
      const { store, seen, clock } = opened();
      let covered = true;
      store.seen.showing(timeIds, () => !covered);
      clock.advance(60_000);
      expect(seen()).toEqual([]);
      covered = false;
      clock.advance(SEEN_AFTER_MS);
      expect(seen()).toEqual([]);
      clock.advance(SEEN_AFTER_MS);
      expect(seen()).toEqual([timeIds]);
    });

    it('only after a second without interruption', () => {
      const { store, seen, clock } = opened();
      store.seen.showing(timeIds);
      clock.advance(SEEN_AFTER_MS / 2);
      store.seen.attend(false, true);
      clock.advance(SEEN_AFTER_MS / 2);
      store.seen.attend(true, true);
      clock.advance(SEEN_AFTER_MS / 2);
      store.seen.showing(timeIds.slice(1));
      clock.advance(SEEN_AFTER_MS / 2);
      expect(seen()).toEqual([timeIds.slice(1)]);
    });

    it('once, and never after the chat was left', () => {
      const { store, seen, clock, stop } = opened();
      store.seen.showing(timeIds);
      clock.advance(SEEN_AFTER_MS);
      const { pendingWakes } = clock;
      store.seen.showing(timeIds);
      expect(clock.pendingWakes).toBe(pendingWakes);
      stop();
      clock.advance(SEEN_AFTER_MS);
      expect(seen()).toHaveLength(1);
    });
  });
});
