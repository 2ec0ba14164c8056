import type { CachedChatFeed } from '@/application/notifications/ports/CachedChatFeed';
import type { CachedChat } from '@/domain/notifications/CachedChat';
import { eventually } from '#test/support/eventually';

export interface CachedChatFeedHarness {
  readonly feed: CachedChatFeed;
  /** The user whose chats may be watched. */
  readonly uid: string;
  /** Adds a chat of the user to the cache, or changes it there. */
  readonly put: (chat: CachedChat) => void;
  readonly forget: (chatSessionId: string) => void;
  /** From now on no one may watch anything. */
  readonly refuse: () => void;
  readonly dispose: () => Promise<void>;
}

const chat = (chatSessionId: string, unread: number): CachedChat => ({
  chatSessionId,
  patient: { email: `${chatSessionId}@example.org`, name: chatSessionId },
  unread,
});

/** The contract of every CachedChatFeed, including its fake. */
export function cachedChatFeedContract(name: string, make: () => Promise<CachedChatFeedHarness>): void {
  describe(`${name} keeps the CachedChatFeed contract`, () => {
    let harness: CachedChatFeedHarness;
    beforeEach(async () => {
      harness = await make();
    });
    afterEach(() => harness.dispose());

    function watch() {
      const received: (readonly CachedChat[])[] = [];
      let downs = 0;
      const stop = harness.feed.watch(harness.uid, {
        onValue: chats => received.push(chats),
        onStale: () => undefined,
        onDown: () => (downs += 1),
      });
      return { received, stop, downs: () => downs };
    }

    it('reports an empty list immediately', async () => {
      const { received } = watch();
      await eventually(() => expect(received).toEqual([[]]));
    });

    it('reports all chats at first and after every change', async () => {
      const { put, forget } = harness;
      put(chat('ana', 2));
      const { received } = watch();
      await eventually(() => expect(received.at(-1)).toEqual([chat('ana', 2)]));
      put(chat('ben', 1));
      await eventually(() => expect(received.at(-1)).toEqual([chat('ana', 2), chat('ben', 1)]));
      put(chat('ana', 0));
      await eventually(() => expect(received.at(-1)).toEqual([chat('ana', 0), chat('ben', 1)]));
      forget('ana');
      await eventually(() => expect(received.at(-1)).toEqual([chat('ben', 1)]));
    });

    it('reports nothing once unsubscribed', async () => {
      const [one, other] = [watch(), watch()];
      await eventually(() => expect([one.received, other.received]).toEqual([[[]], [[]]]));
      one.stop();
      harness.put(chat('ana', 1));
      await eventually(() => expect(other.received).toHaveLength(2));
      expect(one.received).toEqual([[]]);
    });

    it('reports that it is down when access is refused, and no chats', async () => {
      harness.refuse();
      const { received, downs } = watch();
      await eventually(() => expect(downs()).toBe(1));
      expect(received).toEqual([]);
    });
  });
}
