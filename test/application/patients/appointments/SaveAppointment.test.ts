import { SaveAppointment, type AppointmentInput } from '@/application/patients/appointments/SaveAppointment';
import { FakePatientHistory } from '#test/support/fakes/patients/FakePatientHistory';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

const form: AppointmentInput = {
  patientId: 'p-ana',
  momentId: 'a-1',
  begun: null,
  start: '2026-11-23T10:00',
  end: '2026-11-23T10:50',
  zone: 'Europe/London',
  patientZone: 'Australia/Sydney',
  startChoice: null,
  endChoice: null,
  kind: 'video',
  place: '',
};

/** As it was made. */
const begun = {
  start: Date.parse('2026-11-23T10:00Z'),
  end: Date.parse('2026-11-23T10:50Z'),
  kind: 'video',
  place: '',
} as const;

function setUp() {
  const history = new FakePatientHistory();
  const save = new SaveAppointment({ appointments: history, archive: history }, new ManualClock());
  return { history, save, kept: () => history.moments.get('a-1')?.appointment };
}

describe('SaveAppointment', () => {
  it('makes an appointment at the moment that the therapist’s clock means', async () => {
    const { save, kept } = setUp();
    expect(await save.execute(form)).toMatchObject({ ok: true });
    expect(kept()).toEqual({
      start: Date.parse('2026-11-23T10:00Z'),
      end: Date.parse('2026-11-23T10:50Z'),
      timeZone: 'Europe/London',
      kind: 'video',
      status: 'scheduled',
      place: '',
    });
  });

  it('makes one, though the answer was lost and it is sent again', async () => {
    const { history, save } = setUp();
    history.planned.failNext('make', { kind: 'unreachable' }, { butDone: true });
    history.planned.failNext('find', { kind: 'unreachable' });
    expect(await save.execute(form)).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    expect(await save.execute(form)).toMatchObject({ ok: true });
    expect(history.moments.size).toBe(1);
  });

  it('compares after a lost answer: what the server holds is saved', async () => {
    const { history, save, kept } = setUp();
    history.planned.failNext('make', { kind: 'unreachable' }, { butDone: true });
    expect(await save.execute(form)).toMatchObject({ ok: true });
    history.planned.failNext('change', { kind: 'unreachable' }, { butDone: true });
    expect(await save.execute({ ...form, begun, place: 'Room 4' })).toMatchObject({ ok: true });
    expect(kept()?.place).toBe('Room 4');
    history.planned.failNext('change', { kind: 'unreachable' });
    expect(await save.execute({ ...form, begun: { ...begun, place: 'Room 4' }, place: 'Room 5' })).toEqual({
      ok: false,
      failure: { kind: 'unreachable' },
    });
  });

  it('moves an appointment', async () => {
    const { save, kept } = setUp();
    await save.execute(form);
    expect(await save.execute({ ...form, begun, start: '2026-11-23T11:00', end: '2026-11-23T11:50' })).toMatchObject({
      ok: true,
    });
    expect(kept()).toMatchObject({ start: Date.parse('2026-11-23T11:00Z') });
  });

  describe('of an appointment that a colleague also changes', () => {
    async function made() {
      const tools = setUp();
      await tools.save.execute(form);
      return tools;
    }

    it('sends the place alone, so that time and cancellation stay', async () => {
      const { history, save, kept } = await made();
      const moved = {
        start: Date.parse('2026-11-24T09:00Z'),
        end: Date.parse('2026-11-24T09:50Z'),
        status: 'cancelled',
      } as const;
      await history.change('p-ana', [{ momentId: 'a-1', ...moved }]);
      expect(await save.execute({ ...form, begun, place: 'Room 4' })).toMatchObject({
        ok: true,
        value: { mergedFromServer: ['time'] },
      });
      expect(kept()).toMatchObject({ ...moved, place: 'Room 4' });
    });

    it('is said where a colleague has cancelled it, and saves nothing until that was seen', async () => {
      const { history, save, kept } = await made();
      await history.change('p-ana', [{ momentId: 'a-1', status: 'cancelled' }]);
      const input = { ...form, begun, place: 'Room 4', shownStatus: 'scheduled' } as const;
      const failure = { kind: 'settledMeanwhile', existing: { status: 'cancelled', place: '' } };
      expect(await save.execute(input)).toMatchObject({ ok: false, failure });
      expect(await save.execute({ ...form, shownStatus: 'scheduled' })).toMatchObject({ ok: false, failure });
      expect(kept()?.place).toBe('');
      expect(await save.execute({ ...input, shownStatus: 'cancelled' })).toMatchObject({ ok: true });
      expect(kept()).toMatchObject({ place: 'Room 4', status: 'cancelled' });
    });

    it('reports a conflict where both changed the same part, and saves nothing', async () => {
      const { history, save, kept } = await made();
      await history.change('p-ana', [{ momentId: 'a-1', place: 'Room 7' }]);
      const answer = await save.execute({ ...form, begun, place: 'Room 4' });
      expect(answer).toMatchObject({
        ok: false,
        failure: { kind: 'conflict', existing: { place: 'Room 7' }, conflicts: [{ field: 'place' }] },
      });
      expect(kept()?.place).toBe('Room 7');
    });

    it('allows to correct the place of a past appointment', async () => {
      const { history, save, kept } = await made();
      const past = { start: Date.parse('2026-11-01T10:00Z'), end: Date.parse('2026-11-01T10:50Z') };
      await history.change('p-ana', [{ momentId: 'a-1', ...past }]);
      expect(
        await save.execute({
          ...form,
          begun: { ...begun, ...past },
          start: '2026-11-01T10:00',
          end: '2026-11-01T10:50',
          place: 'Room 4',
        }),
      ).toMatchObject({ ok: true });
      expect(kept()).toMatchObject({ ...past, place: 'Room 4' });
    });
  });

  it('rejects a time that is not allowed, without a call', async () => {
    const { history, save } = setUp();
    expect(await save.execute({ ...form, start: '2027-03-28T01:30', end: '2027-03-28T02:30' })).toEqual({
      ok: false,
      failure: { kind: 'unfit', faults: ['startInGap'] },
    });
    expect(history.planned.calls).toEqual([]);
  });

  it('says when the appointment that is to be moved is gone', async () => {
    expect(await setUp().save.execute({ ...form, begun, place: 'Room 9' })).toEqual({
      ok: false,
      failure: { kind: 'notFound' },
    });
  });

  describe('sent again with other content after the answer was lost', () => {
    const later = { ...form, sent: [begun], start: '2026-11-23T11:00', end: '2026-11-23T11:50', place: 'Room 5' };

    async function lost() {
      const tools = setUp();
      tools.history.planned.failNext('make', { kind: 'unreachable' }, { butDone: true });
      await tools.save.execute(form);
      return tools;
    }

    it('changes the one that was made, and makes no second', async () => {
      const { history, save, kept } = await lost();
      expect(await save.execute(later)).toMatchObject({
        ok: true,
        value: { appointment: { start: Date.parse('2026-11-23T11:00Z'), place: 'Room 5' } },
      });
      expect([history.moments.size, kept()]).toMatchObject([
        1,
        { start: Date.parse('2026-11-23T11:00Z'), place: 'Room 5' },
      ]);
    });

    it('returns the existing appointment when it cannot be changed', async () => {
      const { history, save, kept } = await lost();
      history.planned.failNext('change', { kind: 'notAllowed' });
      expect(await save.execute(later)).toEqual({
        ok: false,
        failure: { kind: 'savedOtherwise', existing: kept(), why: { kind: 'notAllowed' } },
      });
      expect(kept()).toMatchObject({ start: Date.parse('2026-11-23T10:00Z'), place: '' });
    });

    it('says when it was deleted in the meantime', async () => {
      const { history, save } = await lost();
      await history.softDelete('p-ana', 'a-1');
      expect(await save.execute(form)).toEqual({ ok: false, failure: { kind: 'notFound' } });
    });
  });
});
