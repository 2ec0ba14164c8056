import type { NotificationGateway } from '@/application/notifications/ports/NotificationGateway';

export interface NotificationGatewayHarness {
  readonly gateway: NotificationGateway;
  /** Three unread notifications of the caller. */
  readonly own: readonly [string, string, string];
  /** A notification of another user. */
  readonly strangers: string;
  readonly unread: () => readonly string[];
  readonly breakDown: () => void;
  readonly stop: () => Promise<void>;
}

/** The contract of every NotificationGateway, including its fake. */
export function notificationGatewayContract(name: string, make: () => Promise<NotificationGatewayHarness>): void {
  describe(`${name} keeps the NotificationGateway contract`, () => {
    let harness: NotificationGatewayHarness;
    beforeEach(async () => {
      harness = await make();
    });
    afterEach(() => harness.stop());

    it('marks one as read, and accepts a repeat', async () => {
      const { gateway, own, unread } = harness;
      expect(await gateway.markRead(own[0])).toEqual({ ok: true, value: undefined });
      expect(await gateway.markRead(own[0])).toEqual({ ok: true, value: undefined });
      expect(unread()).toEqual(expect.arrayContaining([own[1], own[2]]));
      expect(unread()).not.toContain(own[0]);
    });

    it("rejects another user's notification", async () => {
      expect(await harness.gateway.markRead(harness.strangers)).toEqual({
        ok: false,
        failure: { kind: 'couldNotMark' },
      });
    });

    it('marks only the caller’s named notifications, and returns those', async () => {
      const { gateway, own, strangers, unread } = harness;
      const answer = await gateway.markAllRead([own[0], strangers, own[2], 'nobody']);
      expect(answer).toEqual({ ok: true, value: [own[0], own[2]] });
      expect(unread()).toContain(own[1]);
    });

    it('cleans the cache', async () => {
      expect(await harness.gateway.tidyCache()).toEqual({ ok: true, value: undefined });
    });

    it('reports that the backend does not answer', async () => {
      const { gateway, own } = harness;
      harness.breakDown();
      expect(await gateway.markRead(own[0])).toEqual({ ok: false, failure: { kind: 'couldNotMark' } });
      expect(await gateway.markAllRead(own)).toEqual({ ok: false, failure: { kind: 'couldNotMark' } });
      expect(await gateway.tidyCache()).toEqual({ ok: false, failure: { kind: 'couldNotTidy' } });
    });
  });
}
