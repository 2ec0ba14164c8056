import type { AppointmentGateway } from '@/application/patients/ports/AppointmentGateway';
import type { DescriptionGateway } from '@/application/patients/ports/DescriptionGateway';
import type { MomentActGateway } from '@/application/patients/ports/MomentActGateway';
import type { MomentArchive } from '@/application/patients/ports/MomentArchive';
import type { Appointment } from '@/domain/patients/appointments/Appointment';
import type { Moment } from '@/domain/patients/timeline/Moment';

export interface PatientHistoryHarness {
  readonly archive: MomentArchive;
  readonly acts: MomentActGateway;
  readonly descriptions: DescriptionGateway;
  readonly appointments: AppointmentGateway;
  /** A patient whom the therapist looks after. */
  readonly patientId: string;
  readonly newId: () => string;
  readonly stop: () => Promise<void>;
}

const appointment: Appointment = {
  start: Date.UTC(2031, 5, 2, 10),
  end: Date.UTC(2031, 5, 2, 11),
  timeZone: 'Europe/London',
  kind: 'video',
  status: 'scheduled',
  place: '',
};

/** The contract of everything that reads and writes a patient's history, including the fakes. */
export function patientHistoryContract(name: string, make: () => Promise<PatientHistoryHarness>): void {
  describe(`${name} keeps the contracts of a patient’s history`, () => {
    let harness: PatientHistoryHarness;
    beforeEach(async () => {
      harness = await make();
    }, 30_000);
    afterEach(() => harness.stop());

    const page = async (limit: number, cursor?: string) => {
      const answer = await harness.archive.page({
        patientId: harness.patientId,
        types: ['note'],
        limit,
        ...(cursor !== undefined && { cursor }),
      });
      if (!answer.ok) throw new Error('The history can be read.');
      return answer.value;
    };
    const written = async (note: string): Promise<Moment> => {
      const answer = await harness.acts.addNote(harness.patientId, harness.newId(), note);
      if (!answer.ok) throw new Error('A note can be written.');
      return answer.value;
    };

    it('saves a note unchanged and finds it again', async () => {
      const note = await written('Sleep & “rest”? 100 %\n😀');
      expect(note).toMatchObject({ type: 'note', note: 'Sleep & “rest”? 100 %\n😀' });
      expect(await harness.archive.find(harness.patientId, note.momentId)).toEqual({ ok: true, value: note });
      expect(await harness.archive.note(harness.patientId, note.momentId)).toEqual({ ok: true, value: note });
      expect((await page(1)).moments).toEqual([note]);
    });

    it('writes a note once for each id, however often it is sent', async () => {
      const momentId = harness.newId();
      const first = await harness.acts.addNote(harness.patientId, momentId, 'Sent twice.');
      expect(first).toMatchObject({ ok: true, value: { momentId, note: 'Sent twice.' } });
      expect(await harness.acts.addNote(harness.patientId, momentId, 'Sent twice.')).toEqual(first);
      expect((await page(5)).moments.filter(({ note }) => note === 'Sent twice.')).toHaveLength(1);
    });

    it('pages newest first, each moment once, even if another is written in between', async () => {
      for (const note of ['one', 'two', 'three']) await written(note);
      const first = await page(2);
      await written('four');
      const second = await page(1, first.cursor ?? undefined);
      expect([...first.moments, ...second.moments].map(({ note }) => note)).toEqual(['three', 'two', 'one']);
    });

    it('deletes a note permanently', async () => {
      const { momentId } = await written('Too early.');
      expect(await harness.acts.removeNote(harness.patientId, momentId)).toEqual({ ok: true, value: undefined });
      expect(await harness.acts.removeNote(harness.patientId, momentId)).toMatchObject({ ok: true });
      expect((await page(1)).moments.filter(moment => moment.momentId === momentId)).toEqual([]);
    });

    it('leaves a trace of a hidden moment, and requests its permanent deletion', async () => {
      const { momentId } = await written('Not for everybody.');
      expect(await harness.acts.softDelete(harness.patientId, momentId)).toEqual({ ok: true, value: undefined });
      expect(await harness.acts.softDelete(harness.patientId, momentId)).toMatchObject({ ok: true });
      const found = await harness.archive.find(harness.patientId, momentId);
      expect(found.ok && found.value.deleted).toBeTruthy();
      expect(found.ok && found.value.note).toBeUndefined();
      expect(await harness.acts.requestHardDelete(harness.patientId, momentId, 'Another patient’s note')).toEqual({
        ok: true,
        value: undefined,
      });
    });

    it('keeps the former texts of a description', async () => {
      const { momentId } = await written('Said in session.');
      await harness.descriptions.write(harness.patientId, momentId, 'first');
      expect(await harness.descriptions.write(harness.patientId, momentId, 'second')).toMatchObject({
        ok: true,
        value: { text: 'second' },
      });
      expect(await harness.descriptions.read(harness.patientId, momentId)).toMatchObject({
        ok: true,
        value: { text: 'second' },
      });
      const audit = await harness.descriptions.audit(harness.patientId, momentId);
      expect(audit.ok && audit.value.items.map(({ before, after }) => [before, after])).toEqual([
        ['first', 'second'],
        ['', 'first'],
      ]);
    });

    it('makes an appointment once for each id, and changes all given appointments or none', async () => {
      const momentId = harness.newId();
      const made = await harness.appointments.make(harness.patientId, momentId, appointment);
      expect(made).toMatchObject({ ok: true, value: { momentId, appointment } });
      expect(await harness.appointments.make(harness.patientId, momentId, appointment)).toEqual(made);
      const change = { momentId, status: 'cancelled' } as const;
      expect(
        await harness.appointments.change(harness.patientId, [change, { ...change, momentId: harness.newId() }]),
      ).toEqual({ ok: false, failure: { kind: 'notFound' } });
      expect(await harness.archive.find(harness.patientId, momentId)).toEqual(made);
      expect(await harness.appointments.change(harness.patientId, [change])).toMatchObject({
        ok: true,
        value: [{ appointment: { ...appointment, status: 'cancelled' } }],
      });
    });

    it('records an impression once for each id', async () => {
      const cgi = { momentId: harness.newId(), severity: 4, improvement: null, note: '' };
      const recorded = await harness.acts.recordCgi(harness.patientId, cgi);
      expect(recorded).toMatchObject({ ok: true, value: { type: 'cgi', cgi: { severity: 4, improvement: null } } });
      expect(await harness.acts.recordCgi(harness.patientId, cgi)).toEqual(recorded);
    });

    it('returns nothing for an unknown id', async () => {
      expect(await harness.archive.find(harness.patientId, harness.newId())).toEqual({
        ok: false,
        failure: { kind: 'notFound' },
      });
      expect(await harness.archive.note(harness.patientId, harness.newId())).toEqual({
        ok: false,
        failure: { kind: 'notFound' },
      });
    });
  });
}
