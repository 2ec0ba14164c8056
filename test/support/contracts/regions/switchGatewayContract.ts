import type { SwitchGateway } from '@/application/regions/ports/SwitchGateway';

export interface SwitchGatewayHarness {
  readonly gateway: SwitchGateway;
  readonly breakDown: () => void;
  readonly stop: () => Promise<void>;
}

/** The contract of every SwitchGateway, including its fake: `isThrive24Enabled` is on, booking is off. */
export function switchGatewayContract(name: string, make: () => Promise<SwitchGatewayHarness>): void {
  describe(`${name} keeps the SwitchGateway contract`, () => {
    let harness: SwitchGatewayHarness;
    beforeEach(async () => {
      harness = await make();
    });
    afterEach(() => harness.stop());

    it('lists the switches with their values', async () => {
      expect(await harness.gateway.all()).toMatchObject({
        ok: true,
        value: { isThrive24Enabled: true, isTherapistBookingEnabled: false },
      });
    });

    it('returns one switch', async () => {
      expect(await harness.gateway.value('isThrive24Enabled')).toEqual({ ok: true, value: true });
      expect(await harness.gateway.value('isTherapistBookingEnabled')).toEqual({ ok: true, value: false });
    });

    it.each(['isNothing', 'constructor', '__proto__', '../config/staff-dashboard'])(
      'reports the unknown switch %p',
      async unknown => {
        expect(await harness.gateway.value(unknown)).toEqual({ ok: false, failure: { kind: 'notFound' } });
      },
    );

    it('returns no value when it cannot be read', async () => {
      harness.breakDown();
      expect((await harness.gateway.all()).ok).toBe(false);
      harness.breakDown();
      expect(await harness.gateway.value('isThrive24Enabled')).toMatchObject({
        ok: false,
        failure: { kind: 'unreachable' },
      });
    });
  });
}
