import type { AvailabilityGateway } from '@/application/patients/ports/AvailabilityGateway';
import type { Availability } from '@/domain/kernel/time/Availability';

export interface AvailabilityGatewayHarness {
  /** The gateway of a therapist with these weekly times. */
  readonly gateway: AvailabilityGateway;
  readonly weekly: Availability;
  readonly zone: string;
  readonly breakDown: () => void;
  readonly stop: () => Promise<void>;
}

/** The contract of every AvailabilityGateway, including its fake. */
export function availabilityGatewayContract(name: string, make: () => Promise<AvailabilityGatewayHarness>): void {
  describe(`${name} keeps the AvailabilityGateway contract`, () => {
    let harness: AvailabilityGatewayHarness;
    beforeEach(async () => {
      harness = await make();
    }, 30_000);
    afterEach(() => harness.stop());

    it('returns the working times and the time zone of the therapist', async () => {
      expect(await harness.gateway.availability()).toEqual({ ok: true, value: harness.weekly });
      expect(await harness.gateway.timeZone()).toEqual({ ok: true, value: harness.zone });
    });

    it('reports a missing answer', async () => {
      harness.breakDown();
      expect(await harness.gateway.availability()).toMatchObject({ ok: false, failure: { kind: 'unreachable' } });
      expect(await harness.gateway.timeZone()).toMatchObject({ ok: false, failure: { kind: 'unreachable' } });
    });
  });
}
