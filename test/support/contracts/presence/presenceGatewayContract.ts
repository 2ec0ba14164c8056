import type { PresenceGateway } from '@/application/presence/ports/PresenceGateway';

export interface PresenceGatewayHarness {
  readonly gateway: PresenceGateway;
  /** What the other side was told, oldest first. */
  readonly received: () => readonly string[];
  readonly breakDown: () => void;
  readonly stop: () => Promise<void>;
}

/** What every PresenceGateway must do, the fake included. */
export function presenceGatewayContract(name: string, make: () => Promise<PresenceGatewayHarness>): void {
  describe(`${name} keeps the PresenceGateway contract`, () => {
    let harness: PresenceGatewayHarness;
    beforeEach(async () => {
      harness = await make();
    });
    afterEach(() => harness.stop());

    it('tells that somebody is here, and that they have gone', async () => {
      expect(await harness.gateway.appearOnline()).toEqual({ ok: true, value: undefined });
      expect(await harness.gateway.markOffline()).toEqual({ ok: true, value: undefined });
      expect(harness.received()).toEqual(['online', 'offline']);
    });

    it('never takes a failure for done', async () => {
      harness.breakDown();
      expect(await harness.gateway.appearOnline()).toEqual({ ok: false, failure: { kind: 'notConfirmed' } });
      expect(await harness.gateway.markOffline()).toEqual({ ok: false, failure: { kind: 'notConfirmed' } });
    });
  });
}
