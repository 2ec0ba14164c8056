import type { FlagGateway } from '@/application/access/ports/FlagGateway';

export interface FlagGatewayHarness {
  readonly gateway: FlagGateway;
  readonly turn: (switches: Readonly<Record<string, boolean>>) => void;
  readonly breakDown: () => void;
  readonly stop: () => Promise<void>;
}

/** The contract of every FlagGateway, including its fake. */
export function flagGatewayContract(name: string, make: () => Promise<FlagGatewayHarness>): void {
  describe(`${name} keeps the FlagGateway contract`, () => {
    let harness: FlagGatewayHarness;
    beforeEach(async () => {
      harness = await make();
    });
    afterEach(() => harness.stop());

    it('returns the current flags', async () => {
      harness.turn({ isThrive24Enabled: false, isSomethingNew: true });
      expect(await harness.gateway.current()).toEqual({
        ok: true,
        value: { isThrive24Enabled: false, isSomethingNew: true },
      });
      harness.turn({});
      expect(await harness.gateway.current()).toEqual({ ok: true, value: {} });
    });

    it('never reports a failure as switched off', async () => {
      harness.turn({ isThrive24Enabled: true });
      harness.breakDown();
      expect(await harness.gateway.current()).toEqual({ ok: false, failure: { kind: 'couldNotCheck' } });
    });
  });
}
