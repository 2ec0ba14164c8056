import { PRESENCE_CHUNK, type PresenceFeed } from '@/application/presence/ports/PresenceFeed';
import type { Presence } from '@/domain/presence/Presence';
import { eventually } from '#test/support/eventually';

export interface PresenceFeedHarness {
  readonly feed: PresenceFeed;
  /** The user is online from now on. */
  readonly comes: (userId: string) => void;
  /** The user signs out. */
  readonly goes: (userId: string) => void;
  /** An online user chooses to appear offline. */
  readonly hides: (userId: string) => void;
  /** The same feed for a user who may not see who is online. */
  readonly forbidden: () => Promise<PresenceFeed>;
  readonly dispose: () => Promise<void>;
}

/** The contract of every PresenceFeed, including its fake. */
export function presenceFeedContract(name: string, make: () => Promise<PresenceFeedHarness>): void {
  describe(`${name} keeps the PresenceFeed contract`, () => {
    let harness: PresenceFeedHarness;
    beforeEach(async () => {
      harness = await make();
    });
    afterEach(() => harness.dispose());

    function watch(...userIds: readonly string[]) {
      const received: (readonly Presence[])[] = [];
      const stop = harness.feed.watch(userIds, {
        onValue: presences => received.push(presences),
        onStale: () => undefined,
        onDown: () => undefined,
      });
      const of = (userId: string) => received.at(-1)?.find(presence => presence.userId === userId);
      return {
        received,
        stop,
        of,
        seen: () =>
          received
            .at(-1)
            ?.map(({ userId }) => userId)
            .sort(),
      };
    }

    it('reports the known people immediately, and leaves out those never seen', async () => {
      harness.comes('ana');
      harness.comes('zoe');
      const { received, seen } = watch('ana', 'ben');
      await eventually(() => expect(seen()).toEqual(['ana']));
      expect(received[0]).toMatchObject([{ userId: 'ana', loggedOutTime: 0, appearOffline: false }]);
    });

    it('reports immediately that people were never seen', async () => {
      const { received } = watch('ana', 'ben');
      await eventually(() => expect(received).toEqual([[]]));
    });

    it('reports who comes online, goes offline or chooses to appear offline', async () => {
      const { of, seen } = watch('ana', 'ben');
      harness.comes('ana');
      harness.comes('ben');
      await eventually(() => expect(seen()).toEqual(['ana', 'ben']));
      const came = of('ana')?.lastSeenTime ?? 0;
      expect(came).toBeGreaterThan(0);
      harness.goes('ana');
      await eventually(() => expect(of('ana')?.loggedOutTime).toBeGreaterThan(came));
      harness.hides('ben');
      await eventually(() => expect(of('ben')).toMatchObject({ appearOffline: true, loggedOutTime: 0 }));
    });

    it('reports to each watch only its own people, and nothing once unsubscribed', async () => {
      const [one, both] = [watch('ana'), watch('ana', 'ben')];
      harness.comes('ana');
      await eventually(() => expect([one.seen(), both.seen()]).toEqual([['ana'], ['ana']]));
      const before = one.received.length;
      one.stop();
      harness.goes('ana');
      harness.comes('ben');
      await eventually(() =>
        expect([both.seen(), (both.of('ana')?.loggedOutTime ?? 0) > 0]).toEqual([['ana', 'ben'], true]),
      );
      expect(one.received).toHaveLength(before);
    });

    it('watches as many people as a query may name', async () => {
      const people = Array.from({ length: PRESENCE_CHUNK }, (_, at) => `person-${String(at)}`);
      for (const userId of people) harness.comes(userId);
      const { seen } = watch(...people);
      await eventually(() => expect(seen()).toEqual(people));
    });

    it('reports that it is down for a user without access, and no one’s presence', async () => {
      harness.comes('ana');
      const received: string[] = [];
      const feed = await harness.forbidden();
      feed.watch(['ana'], {
        onValue: () => received.push('value'),
        onStale: () => undefined,
        onDown: () => received.push('down'),
      });
      await eventually(() => expect(received).toEqual(['down']));
    });

    it('rejects a watch without people', () => {
      expect(() => watch()).toThrow();
    });
  });
}
