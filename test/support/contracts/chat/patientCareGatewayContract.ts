import { randomUUID } from 'node:crypto';
import type { PatientCareGateway } from '@/application/chat/ports/PatientCareGateway';

/** A backend where the therapist leads a chat with a patient who is not flagged. */
export interface PatientCareGatewayHarness {
  readonly gateway: PatientCareGateway;
  readonly patientId: string;
  isHighRisk(): boolean;
  noteCount(): number;
  breakDown(): void;
  dispose(): Promise<void>;
}

/** The contract of every PatientCareGateway, including its fake. */
export function patientCareGatewayContract(name: string, make: () => Promise<PatientCareGatewayHarness>): void {
  describe(`${name} keeps the PatientCareGateway contract`, () => {
    let harness: PatientCareGatewayHarness;

    beforeEach(async () => {
      harness = await make();
    });
    afterEach(() => harness.dispose());

    it('sets and removes the flag, accepts a repeat, and returns the flag each time', async () => {
      const { gateway, patientId, isHighRisk } = harness;
      expect(await gateway.setHighRisk(patientId, true)).toMatchObject({ ok: true });
      expect(await gateway.setHighRisk(patientId, true)).toMatchObject({ ok: true });
      expect([await gateway.isHighRisk(patientId), isHighRisk()]).toEqual([{ ok: true, value: true }, true]);
      await gateway.setHighRisk(patientId, false);
      expect([await gateway.isHighRisk(patientId), isHighRisk()]).toEqual([{ ok: true, value: false }, false]);
    });

    it('writes a note, finds it by its whole text and deletes it permanently', async () => {
      const { gateway, patientId, noteCount } = harness;
      const note = 'Spoke of “plans” & more? [a1]';
      const written = await gateway.writeNote(patientId, note);
      expect(await gateway.findNote(patientId, note)).toEqual(written);
      expect(await gateway.findNote(patientId, 'Spoke of')).toEqual({ ok: true, value: null });
      const momentId = written.ok ? written.value : '';
      expect(await gateway.removeNote(patientId, momentId)).toMatchObject({ ok: true });
      expect(await gateway.removeNote(patientId, momentId)).toMatchObject({ ok: true });
      expect([await gateway.findNote(patientId, note), noteCount()]).toEqual([{ ok: true, value: null }, 0]);
    });

    it('writes one note for each id, however often it is called', async () => {
      const { gateway, patientId } = harness;
      const id = randomUUID();
      const written = [await gateway.writeNote(patientId, 'once', id), await gateway.writeNote(patientId, 'once', id)];
      expect(written[0]).toMatchObject({ ok: true });
      expect(written[1]).toEqual(written[0]);
    });

    it('writes a second note when it is called twice without an id', async () => {
      await harness.gateway.writeNote(harness.patientId, 'twice');
      await harness.gateway.writeNote(harness.patientId, 'twice');
      expect(harness.noteCount()).toBe(2);
    });

    it('discharges once, after which nothing can be recorded', async () => {
      const { gateway, patientId, noteCount } = harness;
      expect(await gateway.discharge(patientId)).toMatchObject({ ok: true });
      const notInChat = { ok: false, failure: { kind: 'notInChat' } };
      expect(await gateway.discharge(patientId)).toEqual(notInChat);
      expect(await gateway.setHighRisk(patientId, true)).toEqual(notInChat);
      expect(await gateway.writeNote(patientId, 'late')).toEqual(notInChat);
      expect(noteCount()).toBe(0);
    });

    it('reports a call without an answer as unknown', async () => {
      const { gateway, patientId } = harness;
      harness.breakDown();
      const unreachable = { ok: false, failure: { kind: 'unreachable' } };
      expect(await gateway.setHighRisk(patientId, true)).toMatchObject(unreachable);
      expect(await gateway.findNote(patientId, 'x')).toMatchObject(unreachable);
      expect(await gateway.isHighRisk(patientId)).toMatchObject(unreachable);
    });
  });
}
