import type { CoreHoursGateway } from '@/application/regions/ports/CoreHoursGateway';
import type { CoverageSchedule } from '@/domain/presence/CoverageSchedule';

export interface CoreHoursGatewayHarness {
  readonly gateway: CoreHoursGateway;
  readonly set: (schedule: CoverageSchedule) => void;
  readonly breakDown: () => void;
  readonly stop: () => Promise<void>;
}

const night: CoverageSchedule = {
  timeZone: 'Australia/Adelaide',
  startTime: { hours: 22, minutes: 30 },
  endTime: { hours: 6, minutes: 0 },
};

/** What every CoreHoursGateway must do, the fake included. */
export function coreHoursGatewayContract(name: string, make: () => Promise<CoreHoursGatewayHarness>): void {
  describe(`${name} keeps the CoreHoursGateway contract`, () => {
    let harness: CoreHoursGatewayHarness;
    beforeEach(async () => {
      harness = await make();
    });
    afterEach(() => harness.stop());

    it('gives the hours that are set now', async () => {
      harness.set(night);
      expect(await harness.gateway.read()).toEqual({ ok: true, value: night });
    });

    it('never makes up hours that it could not read', async () => {
      harness.breakDown();
      expect(await harness.gateway.read()).toEqual({ ok: false, failure: { kind: 'couldNotCheck' } });
    });
  });
}
