import type { DashboardGateway } from '@/application/dashboards/ports/DashboardGateway';

export interface DashboardGatewayHarness {
  readonly gateway: DashboardGateway;
  /** Ids of the dashboards, in order of their titles. */
  readonly ids: readonly string[];
  readonly breakDown: () => void;
  readonly stop: () => Promise<void>;
}

/** The contract of every DashboardGateway, including its fake. */
export function dashboardGatewayContract(name: string, make: () => Promise<DashboardGatewayHarness>): void {
  describe(`${name} keeps the DashboardGateway contract`, () => {
    let harness: DashboardGatewayHarness;
    beforeEach(async () => {
      harness = await make();
    }, 30_000);
    afterEach(() => harness.stop());

    it('lists the dashboards with their filters', async () => {
      const listed = await harness.gateway.views();
      expect(listed.ok && listed.value.views.map(({ id }) => id)).toEqual(harness.ids);
      expect(listed.ok && listed.value.unreadable).toBe(0);
    });

    it('makes another token on every call, and an address without it', async () => {
      const [id = ''] = harness.ids;
      const [one, other] = [await harness.gateway.embedData(id), await harness.gateway.embedData(id)];
      if (!one.ok || !other.ok) throw new Error('There is no token.');
      expect(one.value.token).not.toBe(other.value.token);
      expect(one.value.url).not.toContain(one.value.token);
      expect(one.value.expiresAt).toBeGreaterThan(0);
    });

    it('rejects an unknown dashboard', async () => {
      expect(await harness.gateway.embedData('nothing')).toEqual({ ok: false, failure: { kind: 'notFound' } });
    });

    it('reports that the server does not answer', async () => {
      harness.breakDown();
      expect(await harness.gateway.views()).toMatchObject({ ok: false, failure: { kind: 'unreachable' } });
    });
  });
}
