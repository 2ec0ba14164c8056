import type { PatientRecordGateway } from '@/application/patients/ports/PatientRecordGateway';
import type { PatientRecord } from '@/domain/patients/record/PatientRecord';
import type { Versioned } from '@/application/kernel/ports/Versioned';

export interface PatientRecordGatewayHarness {
  readonly gateway: PatientRecordGateway;
  /** A patient whom the therapist looks after. */
  readonly patientId: string;
  readonly breakDown: () => void;
  readonly stop: () => Promise<void>;
}

/** The contract of every PatientRecordGateway, including its fake. */
export function patientRecordGatewayContract(name: string, make: () => Promise<PatientRecordGatewayHarness>): void {
  describe(`${name} keeps the PatientRecordGateway contract`, () => {
    let harness: PatientRecordGatewayHarness;
    beforeEach(async () => {
      harness = await make();
    }, 30_000);
    afterEach(() => harness.stop());

    const read = async (): Promise<Versioned<PatientRecord>> => {
      const answer = await harness.gateway.read(harness.patientId);
      if (!answer.ok) throw new Error('The record can be read.');
      return answer.value;
    };

    it('changes only the given fields, and returns a new version', async () => {
      const before = await read();
      const changed = await harness.gateway.change(harness.patientId, { goals: 'Sleep & “rest”\nmore' }, before.etag);
      const after = await read();
      expect(changed).toEqual({ ok: true, value: after });
      expect(after.value.goals).toMatchObject({ value: 'Sleep & “rest”\nmore' });
      expect({ ...after.value, goals: before.value.goals }).toEqual(before.value);
      expect(after.etag).not.toBe(before.etag);
    });

    it('changes nothing in any version but the one it is based on', async () => {
      const before = await read();
      await harness.gateway.change(harness.patientId, { goals: 'First' }, before.etag);
      expect(await harness.gateway.change(harness.patientId, { goals: 'Second' }, before.etag)).toEqual({
        ok: false,
        failure: { kind: 'changedMeanwhile' },
      });
      expect((await read()).value.goals).toMatchObject({ value: 'First' });
    });

    it('distinguishes an emptied field from one that was never filled in', async () => {
      const before = await read();
      await harness.gateway.change(harness.patientId, { goals: 'Something' }, before.etag);
      await harness.gateway.change(harness.patientId, { goals: '' }, (await read()).etag);
      expect((await read()).value.goals).toMatchObject({ value: '', changedAt: expect.any(Number) as unknown });
    });

    it('reports a missing answer', async () => {
      harness.breakDown();
      expect(await harness.gateway.read(harness.patientId)).toMatchObject({
        ok: false,
        failure: { kind: 'unreachable' },
      });
    });
  });
}
