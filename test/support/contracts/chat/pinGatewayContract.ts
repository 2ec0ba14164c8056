import type { PinGateway } from '@/application/chat/ports/PinGateway';

export interface PinGatewayHarness {
  readonly gateway: PinGateway;
  /** Two patients of the therapist, neither of them pinned. */
  readonly patients: readonly [string, string];
  readonly breakDown: () => void;
  readonly stop: () => Promise<void>;
}

/** The contract of every PinGateway, including its fake. */
export function pinGatewayContract(name: string, make: () => Promise<PinGatewayHarness>): void {
  describe(`${name} keeps the PinGateway contract`, () => {
    let harness: PinGatewayHarness;
    beforeEach(async () => {
      harness = await make();
    }, 30_000);
    afterEach(() => harness.stop());
    const pinned = async () => {
      const listed = await harness.gateway.pinned();
      return listed.ok ? listed.value.items : listed.failure;
    };

    it('pins to the front on every call, and unpins', async () => {
      const { gateway, patients } = harness;
      const [first, second] = patients;
      expect(await pinned()).toEqual([]);
      expect(await gateway.pin(first)).toEqual({ ok: true, value: undefined });
      await gateway.pin(second);
      expect(await pinned()).toEqual([second, first]);
      await gateway.pin(first);
      await gateway.pin(first);
      expect(await pinned()).toEqual([first, second]);
      await gateway.unpin(second);
      expect(await gateway.unpin(second)).toEqual({ ok: true, value: undefined });
      expect(await pinned()).toEqual([first]);
    });

    it('reports a failure', async () => {
      const [first] = harness.patients;
      harness.breakDown();
      for (const answer of [
        await harness.gateway.pin(first),
        await harness.gateway.unpin(first),
        await harness.gateway.pinned(),
      ])
        expect(answer.ok).toBe(false);
    });
  });
}
