import type { ShownAlertsGateway } from '@/application/messageAlerts/ports/ShownAlertsGateway';
import type { ShownAlert } from '@/domain/messageAlerts/MessageAlert';

export interface ShownAlertsGatewayHarness {
  readonly gateway: ShownAlertsGateway;
  /** The one alert that the caller should see. */
  readonly shown: ShownAlert;
  readonly breakDown: () => void;
  readonly stop: () => Promise<void>;
}

/** The contract of every ShownAlertsGateway, including its fake. */
export function shownAlertsGatewayContract(name: string, make: () => Promise<ShownAlertsGatewayHarness>): void {
  describe(`${name} keeps the ShownAlertsGateway contract`, () => {
    let harness: ShownAlertsGatewayHarness;
    beforeEach(async () => {
      harness = await make();
    }, 30_000);
    afterEach(() => harness.stop());

    it('returns the alerts that the caller should see', async () => {
      expect(await harness.gateway.shownTo('1.0.0')).toEqual({
        ok: true,
        value: { alerts: [{ ...harness.shown, revision: expect.any(String) as string }], unreadable: 0 },
      });
    });

    it('never reports a failure as an empty list', async () => {
      harness.breakDown();
      expect(await harness.gateway.shownTo('1.0.0')).toMatchObject({ ok: false, failure: { kind: 'unreachable' } });
    });
  });
}
