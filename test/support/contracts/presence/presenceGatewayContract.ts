import type { PresenceGateway } from '@/application/presence/ports/PresenceGateway';

export interface PresenceGatewayHarness {
  readonly gateway: PresenceGateway;
  /** The calls that the backend received, oldest first. */
  readonly received: () => readonly string[];
  readonly breakDown: () => void;
  readonly stop: () => Promise<void>;
}

/** The contract of every PresenceGateway, including its fake. */
export function presenceGatewayContract(name: string, make: () => Promise<PresenceGatewayHarness>): void {
  describe(`${name} keeps the PresenceGateway contract`, () => {
    let harness: PresenceGatewayHarness;
    beforeEach(async () => {
      harness = await make();
    });
    afterEach(() => harness.stop());

    it('marks a user as online and as offline', async () => {
      expect(await harness.gateway.appearOnline()).toEqual({ ok: true, value: undefined });
      expect(await harness.gateway.markOffline()).toEqual({ ok: true, value: undefined });
      expect(harness.received()).toEqual(['online', 'offline']);
    });

    it('never reports a failure as done', async () => {
      harness.breakDown();
      expect(await harness.gateway.appearOnline()).toEqual({ ok: false, failure: { kind: 'notConfirmed' } });
      expect(await harness.gateway.markOffline()).toEqual({ ok: false, failure: { kind: 'notConfirmed' } });
    });
  });
}
