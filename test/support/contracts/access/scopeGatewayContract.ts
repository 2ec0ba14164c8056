import type { ScopeGateway } from '@/application/access/ports/ScopeGateway';

export interface ScopeGatewayHarness {
  readonly gateway: ScopeGateway;
  readonly hold: (scopes: readonly string[]) => void;
  readonly breakDown: () => void;
  readonly stop: () => Promise<void>;
}

/** The contract of every ScopeGateway, including its fake. */
export function scopeGatewayContract(name: string, make: () => Promise<ScopeGatewayHarness>): void {
  describe(`${name} keeps the ScopeGateway contract`, () => {
    let harness: ScopeGatewayHarness;
    beforeEach(async () => {
      harness = await make();
    });
    afterEach(() => harness.stop());

    it('returns the current scopes', async () => {
      harness.hold(['survey:get', 'chat:view-requests']);
      expect(await harness.gateway.current()).toEqual({ ok: true, value: ['survey:get', 'chat:view-requests'] });
      harness.hold([]);
      expect(await harness.gateway.current()).toEqual({ ok: true, value: [] });
    });

    it('never reports a failure as an empty list of scopes', async () => {
      harness.hold(['survey:get']);
      harness.breakDown();
      expect(await harness.gateway.current()).toEqual({ ok: false, failure: { kind: 'couldNotCheck' } });
    });
  });
}
