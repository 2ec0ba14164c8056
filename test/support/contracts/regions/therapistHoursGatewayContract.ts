import type { TherapistHoursGateway } from '@/application/regions/ports/TherapistHoursGateway';
import type { Availability } from '@/domain/kernel/time/Availability';

export interface TherapistHoursGatewayHarness {
  readonly gateway: TherapistHoursGateway;
  readonly therapist: string;
  readonly set: (hours: Availability) => void;
  readonly breakDown: () => void;
  readonly stop: () => Promise<void>;
}

const week: Availability = {
  timeZone: 'Australia/Perth',
  times: [
    { weekday: 1, startTime: { hours: 9, minutes: 15 }, endTime: { hours: 12, minutes: 0 } },
    { weekday: 7, startTime: { hours: 22, minutes: 0 }, endTime: { hours: 23, minutes: 59 } },
  ],
};

/** The contract of every TherapistHoursGateway, including its fake. */
export function therapistHoursGatewayContract(name: string, make: () => Promise<TherapistHoursGatewayHarness>): void {
  describe(`${name} keeps the TherapistHoursGateway contract`, () => {
    let harness: TherapistHoursGatewayHarness;
    beforeEach(async () => {
      harness = await make();
    });
    afterEach(() => harness.stop());

    it('returns the weekly times of a therapist', async () => {
      harness.set(week);
      expect(await harness.gateway.hoursOf(harness.therapist)).toEqual({ ok: true, value: week });
    });

    it('distinguishes missing hours from hours that could not be read', async () => {
      harness.set({ ...week, times: [] });
      expect(await harness.gateway.hoursOf(harness.therapist)).toMatchObject({ ok: true, value: { times: [] } });
      harness.breakDown();
      expect(await harness.gateway.hoursOf(harness.therapist)).toMatchObject({
        ok: false,
        failure: { kind: 'unreachable' },
      });
    });

    it('reports that a user is not a therapist', async () => {
      expect(await harness.gateway.hoursOf('nobody')).toEqual({ ok: false, failure: { kind: 'notFound' } });
    });
  });
}
