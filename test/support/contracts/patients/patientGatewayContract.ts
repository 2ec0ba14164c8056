import type { PatientGateway } from '@/application/patients/ports/PatientGateway';

export interface PatientGatewayHarness {
  readonly gateway: PatientGateway;
  /** A patient whom the therapist looks after. */
  readonly patientId: string;
  readonly breakDown: () => void;
  readonly stop: () => Promise<void>;
}

/** The contract of every PatientGateway, including its fake. */
export function patientGatewayContract(name: string, make: () => Promise<PatientGatewayHarness>): void {
  describe(`${name} keeps the PatientGateway contract`, () => {
    let harness: PatientGatewayHarness;
    beforeEach(async () => {
      harness = await make();
    }, 30_000);
    afterEach(() => harness.stop());

    it('returns the patient and their therapists, the lead first', async () => {
      const details = await harness.gateway.details(harness.patientId);
      expect(details).toMatchObject({ ok: true, value: { id: harness.patientId, onlyReads: false } });
      expect(details.ok && details.value.therapists[0]?.isLead).toBe(true);
    });

    it('returns whether the caller is the lead', async () => {
      expect(await harness.gateway.leads(harness.patientId)).toEqual({ ok: true, value: true });
    });

    it('returns the reports of the requested period', async () => {
      const [from, until] = [Date.UTC(2026, 0, 1), Date.UTC(2026, 11, 1)];
      const graph = await harness.gateway.graph(harness.patientId, from, until);
      if (!graph.ok) throw new Error('The graph can be read.');
      expect([graph.value.from, graph.value.until]).toEqual([from, until]);
      const times = [...graph.value.mood, ...graph.value.phq9, ...graph.value.gad7, ...graph.value.cgi].map(
        ({ at }) => at,
      );
      expect(times.every(at => at >= from && at < until)).toBe(true);
    });

    it('shares the data with a colleague once', async () => {
      const { gateway, patientId } = harness;
      const colleagues = await gateway.eligibleToShare(patientId);
      const therapistId = colleagues.ok ? (colleagues.value.items[0]?.therapistId ?? '') : '';
      expect(await gateway.shareData(patientId, therapistId)).toMatchObject({ ok: true, value: { isNew: true } });
      expect(await gateway.shareData(patientId, therapistId)).toMatchObject({ ok: true, value: { isNew: false } });
    });

    it('rejects sharing with an unknown person', async () => {
      expect(await harness.gateway.shareData(harness.patientId, 'nobody')).toEqual({
        ok: false,
        failure: { kind: 'notFound' },
      });
    });

    it('reports a missing answer', async () => {
      harness.breakDown();
      expect(await harness.gateway.details(harness.patientId)).toMatchObject({
        ok: false,
        failure: { kind: 'unreachable' },
      });
    });
  });
}
