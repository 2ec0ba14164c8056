import type { ScheduleGateway } from '@/application/reports/ports/ScheduleGateway';
import type { Result } from '@/domain/kernel/Result';
import { writtenEntry, type WrittenEntry } from '@/domain/reports/ReportSchedule';

export interface ScheduleGatewayHarness {
  readonly gateway: ScheduleGateway;
  /** An entry that can run, with an unused id. */
  readonly entry: () => WrittenEntry;
  readonly breakDown: () => void;
  readonly stop: () => Promise<void>;
}

/** The contract of every ScheduleGateway, including its fake. */
export function scheduleGatewayContract(name: string, make: () => Promise<ScheduleGatewayHarness>): void {
  describe(`${name} keeps the ScheduleGateway contract`, () => {
    let harness: ScheduleGatewayHarness;
    beforeEach(async () => {
      harness = await make();
    }, 30_000);
    afterEach(() => harness.stop());

    it('saves all entries, and the same entries again without another version', async () => {
      const before = valueOf(await harness.gateway.read());
      const entries = [...before.entries.map(writtenEntry), harness.entry()];
      const saved = valueOf(await harness.gateway.save(before.version, entries, []));
      expect(saved.entries.map(writtenEntry)).toEqual(entries);
      expect(valueOf(await harness.gateway.save(before.version, entries, [])).version).toBe(saved.version);
    });

    it('refuses a change based on an older schedule', async () => {
      const before = valueOf(await harness.gateway.read());
      const kept = before.entries.map(writtenEntry);
      valueOf(await harness.gateway.save(before.version, [...kept, harness.entry()], []));
      const late = await harness.gateway.save(before.version, [...kept, harness.entry()], []);
      expect(late).toMatchObject({ ok: false, failure: { kind: 'changedMeanwhile' } });
    });

    it('rejects an entry without subjects, and names it', async () => {
      const { version, entries } = valueOf(await harness.gateway.read());
      const nobody = { ...harness.entry(), name: 'About nobody', organisations: [], codes: [] };
      const saved = await harness.gateway.save(version, [...entries.map(writtenEntry), nobody], []);
      expect(saved).toMatchObject({ ok: false, failure: { kind: 'invalid' } });
      expect(saved.ok || 'reason' in saved.failure ? JSON.stringify(saved) : '').toContain('About nobody');
    });

    it('returns the schedule as a file', async () => {
      const { name: file, bytes } = valueOf(await harness.gateway.csv());
      expect(file).toBe('report-schedule.csv');
      expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    });

    it('reports a lost answer as a failure, never as an empty schedule', async () => {
      harness.breakDown();
      expect(await harness.gateway.read()).toMatchObject({ ok: false, failure: { kind: 'unreachable' } });
    });
  });
}

function valueOf<T>(answer: Result<T, unknown>): T {
  if (!answer.ok) throw new Error(`It failed: ${JSON.stringify(answer.failure)}`);
  return answer.value;
}
