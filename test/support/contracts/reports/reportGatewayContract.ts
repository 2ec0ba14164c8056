import type { ReportGateway } from '@/application/reports/ports/ReportGateway';
import type { Result } from '@/domain/kernel/Result';
import type { ReportInputs } from '@/domain/reports/ReportInputs';

export interface ReportGatewayHarness {
  readonly gateway: ReportGateway;
  /** Creates unused ids. */
  readonly newId: () => string;
  /** Inputs of which a report can be made. */
  readonly inputs: ReportInputs;
  /** Finishes every waiting report. */
  readonly makeAll: () => void;
  /** Lets a report fail. */
  readonly breakReport: (id: string) => void;
  readonly breakDown: () => void;
  readonly stop: () => Promise<void>;
}

/** The contract of every ReportGateway, including its fake. */
export function reportGatewayContract(name: string, make: () => Promise<ReportGatewayHarness>): void {
  describe(`${name} keeps the ReportGateway contract`, () => {
    let harness: ReportGatewayHarness;
    beforeEach(async () => {
      harness = await make();
    }, 30_000);
    afterEach(() => harness.stop());

    const create = async (): Promise<string> => {
      const id = harness.newId();
      valueOf(await harness.gateway.create({ id, name: `Report ${id}`, inputs: harness.inputs }));
      return id;
    };

    it('makes a report once, however often it is requested', async () => {
      const id = await create();
      valueOf(await harness.gateway.create({ id, name: `Report ${id}`, inputs: harness.inputs }));
      harness.makeAll();
      const page = valueOf(await harness.gateway.list({ search: id }));
      expect(page.reports.map(report => [report.id, report.state])).toEqual([[id, 'ready']]);
      const { value } = valueOf(await harness.gateway.read(id));
      expect(value.preview[0]?.length).toBe(value.columns.length);
      expect(value.link?.url).toContain(id);
    });

    it('lists waiting and running reports', async () => {
      const id = await create();
      const active = valueOf(await harness.gateway.list({ state: 'active', search: id }));
      expect(active.reports.map(report => report.id)).toEqual([id]);
      harness.makeAll();
      expect(valueOf(await harness.gateway.list({ state: 'active', search: id })).reports).toEqual([]);
    });

    it('rejects a report without subjects', async () => {
      const inputs = { ...harness.inputs, organisations: [], codes: [] };
      const created = await harness.gateway.create({ id: harness.newId(), name: 'Nobody', inputs });
      expect(failureOf(created)).toBe('invalid');
    });

    it('renames the version it is based on, and no other', async () => {
      const id = await create();
      const { etag } = valueOf(await harness.gateway.read(id));
      valueOf(await harness.gateway.rename(id, etag, `Renamed ${id}`));
      expect(failureOf(await harness.gateway.rename(id, etag, 'Once more'))).toBe('changedMeanwhile');
      expect(valueOf(await harness.gateway.read(id)).value.report.name).toBe(`Renamed ${id}`);
    });

    it('restarts a failed report, but no other version', async () => {
      const id = await create();
      harness.breakReport(id);
      const { etag, value } = valueOf(await harness.gateway.read(id));
      expect(value.report.state).toBe('failed');
      valueOf(await harness.gateway.retry(id, etag));
      expect(failureOf(await harness.gateway.retry(id, etag))).toBe('changedMeanwhile');
      harness.makeAll();
      expect(valueOf(await harness.gateway.read(id)).value.report.state).toBe('ready');
    });

    it('packs finished reports, and reports its progress', async () => {
      const id = await create();
      harness.makeAll();
      const zipId = harness.newId();
      let zip = valueOf(await harness.gateway.zip(zipId, [id, harness.newId()]));
      for (let look = 0; zip.state === 'making' && look < 5; look += 1) {
        harness.makeAll();
        zip = valueOf(await harness.gateway.zip(zipId, [id]));
      }
      expect([zip.state, zip.done, zip.total]).toEqual(['ready', 1, 1]);
      expect(zip.link?.url).toContain(zipId);
    });

    it('returns what a user can report on, and what a report would contain', async () => {
      const choices = valueOf(await harness.gateway.choices(''));
      expect(choices.organisation ?? choices.codes[0]).toBeDefined();
      const check = valueOf(await harness.gateway.check(harness.inputs));
      expect(check.faults).toEqual([]);
      expect(check.rows).toBeGreaterThan(0);
    });

    it('reports a lost answer as a failure, never as an empty list', async () => {
      harness.breakDown();
      expect(failureOf(await harness.gateway.list({}))).toBe('unreachable');
    });
  });
}

const failureOf = (answer: Result<unknown, { readonly kind: string }>): string =>
  answer.ok ? 'done' : answer.failure.kind;

function valueOf<T>(answer: Result<T, unknown>): T {
  if (!answer.ok) throw new Error(`It failed: ${JSON.stringify(answer.failure)}`);
  return answer.value;
}
