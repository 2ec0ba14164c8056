import type { NotificationFeed, NotificationPage } from '@/application/notifications/ports/NotificationFeed';
import { NOTIFICATION_LIMIT } from '@/domain/notifications/unreadBadge.rule';
import { eventually } from '#test/support/eventually';

export interface NotificationFeedHarness {
  readonly feed: NotificationFeed;
  /** The user whose notifications may be watched. No one else's may. */
  readonly uid: string;
  /** A patient's lead status has changed: the newest notification of the user. */
  readonly notify: (patient: string) => void;
  readonly readAll: () => void;
  readonly dispose: () => Promise<void>;
}

/** The contract of every NotificationFeed, including its fake. */
export function notificationFeedContract(name: string, make: () => Promise<NotificationFeedHarness>): void {
  describe(`${name} keeps the NotificationFeed contract`, () => {
    let harness: NotificationFeedHarness;
    beforeEach(async () => {
      harness = await make();
    });
    afterEach(() => harness.dispose());

    function watch(uid = harness.uid) {
      const pages: NotificationPage[] = [];
      let downs = 0;
      const stop = harness.feed.watch(uid, {
        onValue: page => pages.push(page),
        onStale: () => undefined,
        onDown: () => (downs += 1),
      });
      return {
        pages,
        stop,
        downs: () => downs,
        patients: () => pages.at(-1)?.notifications.map(({ patient }) => patient),
      };
    }

    it('reports an empty page immediately', async () => {
      const { pages } = watch();
      await eventually(() => expect(pages).toEqual([{ notifications: [], unreadable: 0 }]));
    });

    it('reports the newest notifications, newest first, and when one is read', async () => {
      const { notify, readAll } = harness;
      for (let made = 1; made <= NOTIFICATION_LIMIT + 2; made += 1) notify(`${String(made)}@example.org`);
      const { pages, patients } = watch();
      await eventually(() =>
        expect(patients()).toEqual(
          Array.from({ length: NOTIFICATION_LIMIT }, (_, at) => `${String(NOTIFICATION_LIMIT + 2 - at)}@example.org`),
        ),
      );
      notify('last@example.org');
      await eventually(() => expect(patients()?.[0]).toBe('last@example.org'));
      expect(pages.at(-1)?.notifications[0]).toMatchObject({ type: 'leadStatus', readAt: null });
      readAll();
      await eventually(() => expect(pages.at(-1)?.notifications.every(({ readAt }) => readAt !== null)).toBe(true));
    });

    it('reports nothing once unsubscribed', async () => {
      const [one, other] = [watch(), watch()];
      await eventually(() => expect([one.pages.length, other.pages.length]).toEqual([1, 1]));
      one.stop();
      harness.notify('ana@example.org');
      await eventually(() => expect(other.patients()).toEqual(['ana@example.org']));
      expect(one.pages).toHaveLength(1);
    });

    it("reports that it is down for another user's notifications, and none of them", async () => {
      const { pages, downs } = watch('somebody-else');
      await eventually(() => expect(downs()).toBe(1));
      expect(pages).toEqual([]);
    });
  });
}
