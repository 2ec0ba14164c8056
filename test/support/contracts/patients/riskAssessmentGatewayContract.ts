import type { RiskAssessmentGateway } from '@/application/patients/ports/RiskAssessmentGateway';
import { anAssessedRisk } from '#test/support/builders/patients/anAssessment';

export interface RiskAssessmentGatewayHarness {
  readonly gateway: RiskAssessmentGateway;
  /** A patient whom the therapist looks after. */
  readonly patientId: string;
  readonly newId: () => string;
  readonly stop: () => Promise<void>;
}

/** The contract of every RiskAssessmentGateway, including its fake. */
export function riskAssessmentGatewayContract(name: string, make: () => Promise<RiskAssessmentGatewayHarness>): void {
  describe(`${name} keeps the RiskAssessmentGateway contract`, () => {
    let harness: RiskAssessmentGatewayHarness;
    beforeEach(async () => {
      harness = await make();
    }, 30_000);
    afterEach(() => harness.stop());

    const added = async (): Promise<string> => {
      const id = harness.newId();
      expect(await harness.gateway.add(harness.patientId, id, anAssessedRisk())).toMatchObject({
        ok: true,
        value: { ...anAssessedRisk(), riskAssessmentId: id },
      });
      return id;
    };
    const read = async (id: string) => {
      const answer = await harness.gateway.read(harness.patientId, id);
      if (!answer.ok) throw new Error('It can be read.');
      return answer.value;
    };

    it('adds one assessment for each id, however often it is called', async () => {
      const id = await added();
      await harness.gateway.add(harness.patientId, id, anAssessedRisk());
      const all = await harness.gateway.list(harness.patientId);
      expect(all.ok && all.value.assessments.filter(({ riskAssessmentId }) => riskAssessmentId === id)).toHaveLength(1);
    });

    it('changes the given fields in the version it is based on, and nothing in another', async () => {
      const id = await added();
      const { etag } = await read(id);
      expect(await harness.gateway.change(harness.patientId, id, { level: 'high' }, etag)).toMatchObject({
        ok: true,
        value: { value: { level: 'high', plan: 'Weekly calls.' } },
      });
      expect(await harness.gateway.change(harness.patientId, id, { level: 'low' }, etag)).toEqual({
        ok: false,
        failure: { kind: 'changedMeanwhile' },
      });
      expect((await read(id)).value.level).toBe('high');
    });

    it('removes the day of the next review', async () => {
      const id = await added();
      const { etag } = await read(id);
      expect(await harness.gateway.change(harness.patientId, id, { reviewOn: null }, etag)).toMatchObject({
        ok: true,
        value: { value: { reviewOn: null, level: 'moderate' } },
      });
      expect((await read(id)).value.reviewOn).toBeNull();
    });

    it('removes an assessment in the version it is based on, and in no other', async () => {
      const id = await added();
      const { etag } = await read(id);
      await harness.gateway.change(harness.patientId, id, { status: 'closed' }, etag);
      expect(await harness.gateway.remove(harness.patientId, id, etag)).toEqual({
        ok: false,
        failure: { kind: 'changedMeanwhile' },
      });
      expect(await harness.gateway.remove(harness.patientId, id, (await read(id)).etag)).toEqual({
        ok: true,
        value: undefined,
      });
      expect(await harness.gateway.read(harness.patientId, id)).toEqual({ ok: false, failure: { kind: 'notFound' } });
    });

    it('adds an assessment to the history once, and no unknown one', async () => {
      const id = await added();
      expect(await harness.gateway.addToHistory(harness.patientId, id)).toEqual({ ok: true, value: undefined });
      expect(await harness.gateway.addToHistory(harness.patientId, id)).toMatchObject({ ok: true });
      expect(await harness.gateway.addToHistory(harness.patientId, harness.newId())).toEqual({
        ok: false,
        failure: { kind: 'notFound' },
      });
    });
  });
}
