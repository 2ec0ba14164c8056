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

/** As it was first saved. */
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
  it('saves the time in the therapist’s time zone', async () => {
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

  it('makes one appointment when the answer is lost and it is sent again', async () => {
    const { history, save } = setUp();
    history.planned.failNext('make', { kind: 'unreachable' }, { butDone: true });
    history.planned.failNext('find', { kind: 'unreachable' });
    expect(await save.execute(form)).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    expect(await save.execute(form)).toMatchObject({ ok: true });
    expect(history.moments.size).toBe(1);
  });

  it('reports success after a lost answer only if the server holds the appointment', async () => {
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

  describe('when a colleague also changes the appointment', () => {
    async function made() {
      const tools = setUp();
      await tools.save.execute(form);
      return tools;
    }

    it('sends only the place, so that the time and a cancellation stay', async () => {
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

    it('reports a colleague’s cancellation, and saves nothing until the user has seen it', async () => {
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

    it('reports a conflict when both changed the same part, and saves nothing', async () => {
      const { history, save, kept } = await made();
      await history.change('p-ana', [{ momentId: 'a-1', place: 'Room 7' }]);
      const answer = await save.execute({ ...form, begun, place: 'Room 4' });
      expect(answer).toMatchObject({
        ok: false,
        failure: { kind: 'conflict', existing: { place: 'Room 7' }, conflicts: [{ field: 'place' }] },
      });
      expect(kept()?.place).toBe('Room 7');
    });

    it('allows a new place for a past appointment', async () => {
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

  it('reports that the appointment to be moved is gone', async () => {
    expect(await setUp().save.execute({ ...form, begun, place: 'Room 9' })).toEqual({
      ok: false,
      failure: { kind: 'notFound' },
    });
  });

  describe('when sent again with other content after a lost answer', () => {
    const later = { ...form, sent: [begun], start: '2026-11-23T11:00', end: '2026-11-23T11:50', place: 'Room 5' };

    async function lost() {
      const tools = setUp();
      tools.history.planned.failNext('make', { kind: 'unreachable' }, { butDone: true });
      await tools.save.execute(form);
      return tools;
    }

    it('changes the existing appointment and makes no second one', async () => {
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

    it('returns the existing appointment if it cannot be changed', async () => {
      const { history, save, kept } = await lost();
      history.planned.failNext('change', { kind: 'notAllowed' });
      expect(await save.execute(later)).toEqual({
        ok: false,
        failure: { kind: 'savedOtherwise', existing: kept(), why: { kind: 'notAllowed' } },
      });
      expect(kept()).toMatchObject({ start: Date.parse('2026-11-23T10:00Z'), place: '' });
    });

    it('reports that it was deleted in the meantime', async () => {
      const { history, save } = await lost();
      await history.softDelete('p-ana', 'a-1');
      expect(await save.execute(form)).toEqual({ ok: false, failure: { kind: 'notFound' } });
    });
  });
});
