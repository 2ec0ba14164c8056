import type { RegionGateway } from '@/application/regions/ports/RegionGateway';

export interface RegionGatewayHarness {
  readonly gateway: RegionGateway;
  /** Callers are in this country from now on. Empty if the country is unknown. */
  readonly setCountry: (country: string) => void;
  readonly breakDown: () => void;
  readonly stop: () => Promise<void>;
}

/** The contract of every RegionGateway, including its fake. */
export function regionGatewayContract(name: string, make: () => Promise<RegionGatewayHarness>): void {
  describe(`${name} keeps the RegionGateway contract`, () => {
    let harness: RegionGatewayHarness;
    beforeEach(async () => {
      harness = await make();
    });
    afterEach(() => harness.stop());

    it.each([
      ['GB', 'UK'],
      ['AU', 'Australia'],
      ['FR', undefined],
      ['', undefined],
    ])('returns the region of %p', async (country, region) => {
      harness.setCountry(country);
      expect(await harness.gateway.find()).toEqual({ ok: true, value: region });
    });

    it('returns no region when it cannot be read', async () => {
      harness.breakDown();
      expect(await harness.gateway.find()).toEqual({ ok: false, failure: { kind: 'couldNotCheck' } });
    });
  });
}
