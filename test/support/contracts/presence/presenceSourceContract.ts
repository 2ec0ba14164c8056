import type { PresenceSource } from '@/application/presence/ports/PresenceSource';
import type { Presence } from '@/domain/presence/Presence';

export interface PresenceSourceHarness {
  readonly source: PresenceSource;
  /** The current states of users. One who is not listed was never seen. */
  readonly see: (...presences: readonly Presence[]) => void;
}

const seen = (userId: string, lastSeenTime = 1): Presence => ({
  userId,
  lastSeenTime,
  loggedOutTime: 0,
  appearOffline: false,
});

/** The contract of every PresenceSource, including its fake. */
export function presenceSourceContract(name: string, make: () => PresenceSourceHarness): void {
  describe(`${name} keeps the PresenceSource contract`, () => {
    function setUp() {
      const harness = make();
      const watch = (...userIds: readonly string[]) => {
        const received: string[][] = [];
        const stop = harness.source.watch(userIds, presences =>
          received.push(presences.map(({ userId, lastSeenTime }) => `${userId} ${String(lastSeenTime)}`)),
        );
        return { received, stop };
      };
      return { ...harness, watch };
    }

    it('reports no one while nothing is known', () => {
      expect(setUp().watch('ana').received).toEqual([]);
    });

    it('reports the watched people after every change, and leaves out those never seen', () => {
      const { see, watch } = setUp();
      const { received } = watch('ana', 'ben');
      see(seen('ana'), seen('zoe'));
      see(seen('ana'), seen('ben', 2));
      expect(received).toEqual([['ana 1'], ['ana 1', 'ben 2']]);
    });

    it('reports what is known immediately', () => {
      const { see, watch } = setUp();
      watch('ana');
      see(seen('ana'));
      expect(watch('ana').received).toEqual([['ana 1']]);
    });

    it('reports to each watch only its own people, and nothing once unsubscribed', () => {
      const { see, watch } = setUp();
      const [one, other] = [watch('ana'), watch('ben')];
      see(seen('ana'), seen('ben'));
      one.stop();
      see(seen('ana', 5), seen('ben', 5));
      expect([one.received, other.received]).toEqual([[['ana 1']], [['ben 1'], ['ben 5']]]);
    });
  });
}
