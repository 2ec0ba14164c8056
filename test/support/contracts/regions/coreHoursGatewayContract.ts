import type { CoreHours, CoreHoursGateway } from '@/application/regions/ports/CoreHoursGateway';
import type { CoverageSchedule } from '@/domain/regions/CoverageSchedule';

export interface CoreHoursGatewayHarness {
  readonly gateway: CoreHoursGateway;
  readonly breakDown: () => void;
  readonly stop: () => Promise<void>;
}

const night: CoverageSchedule = {
  timeZone: 'Australia/Adelaide',
  startTime: { hours: 22, minutes: 30 },
  endTime: { hours: 6, minutes: 0 },
  week: [
    { weekday: 6, hours: { startTime: { hours: 20, minutes: 0 }, endTime: { hours: 8, minutes: 15 } } },
    { weekday: 7, hours: null },
  ],
  exceptions: [
    { date: '2026-12-24', hours: { startTime: { hours: 9, minutes: 0 }, endTime: { hours: 12, minutes: 0 } } },
    { date: '2026-12-25', hours: null },
  ],
};

const reason = 'Agreed in the meeting of the region';

/** The contract of every CoreHoursGateway, including its fake. */
export function coreHoursGatewayContract(name: string, make: () => Promise<CoreHoursGatewayHarness>): void {
  describe(`${name} keeps the CoreHoursGateway contract`, () => {
    let harness: CoreHoursGatewayHarness;
    beforeEach(async () => {
      harness = await make();
    });
    afterEach(() => harness.stop());

    const read = async (): Promise<CoreHours & { readonly version: string }> => {
      const answer = await harness.gateway.read();
      if (!answer.ok || answer.value.version === undefined) throw new Error('The core hours can be read.');
      return { ...answer.value, version: answer.value.version };
    };
    const change = async (schedule: CoverageSchedule, basedOn?: string) =>
      harness.gateway.change({ schedule, basedOn: basedOn ?? (await read()).version, reason });

    it('returns the current hours, with weekdays and dates', async () => {
      expect(await change(night)).toEqual({ ok: true, value: undefined });
      expect((await read()).schedule).toEqual(night);
    });

    it('has another version after each change', async () => {
      const { version } = await read();
      await change(night);
      expect((await read()).version).not.toBe(version);
    });

    it('changes nothing based on an older version', async () => {
      const { version } = await read();
      await change(night);
      const day = { ...night, startTime: { hours: 8, minutes: 0 } };
      expect(await change(day, version)).toEqual({ ok: false, failure: { kind: 'changedMeanwhile' } });
      expect((await read()).schedule).toEqual(night);
    });

    it('lists the changes, newest first', async () => {
      await change(night);
      const before = (await read()).changes.length;
      await change({ ...night, endTime: { hours: 7, minutes: 45 } });
      const { changes } = await read();
      expect(changes.length).toBeGreaterThan(before);
      expect(changes[0]?.byName).not.toBe('');
    });

    it('rejects an unknown time zone and a day that does not exist', async () => {
      expect(await change({ ...night, timeZone: 'Mars/Olympus' })).toEqual({
        ok: false,
        failure: { kind: 'invalidTimeZone' },
      });
      expect(await change({ ...night, exceptions: [{ date: '2026-02-31', hours: null }] })).toEqual({
        ok: false,
        failure: { kind: 'invalidDate' },
      });
    });

    it('returns no hours when they cannot be read', async () => {
      harness.breakDown();
      expect(await harness.gateway.read()).toMatchObject({ ok: false, failure: { kind: 'unreachable' } });
    });
  });
}
