import type { Leadership } from '@/application/chat/ports/Leadership';

export interface LeadershipHarness {
  /** Another window of the same device. */
  readonly window: () => Leadership;
  /** Settles once the election is over. */
  readonly settle: () => Promise<void>;
}

/** The contract of every Leadership, including its fake. */
export function leadershipContract(name: string, make: () => LeadershipHarness): void {
  describe(`${name} keeps the Leadership contract`, () => {
    function setUp() {
      const { window, settle } = make();
      const elected: string[] = [];
      const campaign = (uid: string, who = uid) => window().campaign(uid, () => elected.push(who));
      return { settle, elected, campaign };
    }

    it('elects one window, once, and only after its campaign has begun', async () => {
      const { settle, elected, campaign } = setUp();
      campaign('ann', 'first');
      campaign('ann', 'second');
      expect(elected).toEqual([]);
      await settle();
      await settle();
      expect(elected).toEqual(['first']);
    });

    it('elects another window when the leader resigns, but none that has resigned before', async () => {
      const { settle, elected, campaign } = setUp();
      const resign = campaign('ann', 'first');
      const withdraw = campaign('ann', 'second');
      campaign('ann', 'third');
      await settle();
      withdraw();
      resign();
      resign();
      await settle();
      expect(elected).toEqual(['first', 'third']);
    });

    it('deposes the leader when another window acquires the lead, and re-elects it when that closes', async () => {
      const { window, settle } = make();
      const received: string[] = [];
      const first = window();
      const second = window();
      first.campaign(
        'ann',
        () => received.push('first leads'),
        () => received.push('first is deposed'),
      );
      const resign = second.campaign(
        'ann',
        () => received.push('second leads'),
        () => received.push('second is deposed'),
      );
      await settle();
      second.acquire('ann');
      await settle();
      expect([...received].sort()).toEqual(['first is deposed', 'first leads', 'second leads']);
      second.acquire('ann');
      await settle();
      expect(received).toHaveLength(3);
      resign();
      await settle();
      expect(received.slice(3)).toEqual(['first leads']);
    });

    it('acquires no lead for a user for whom the window does not campaign', async () => {
      const { window, settle } = make();
      const received: string[] = [];
      window().campaign(
        'ann',
        () => received.push('leads'),
        () => received.push('is deposed'),
      );
      await settle();
      window().acquire('zoe');
      await settle();
      expect(received).toEqual(['leads']);
    });

    it('elects one window for each user', async () => {
      const { settle, elected, campaign } = setUp();
      campaign('ann');
      campaign('zoe');
      await settle();
      expect([...elected].sort()).toEqual(['ann', 'zoe']);
    });
  });
}
