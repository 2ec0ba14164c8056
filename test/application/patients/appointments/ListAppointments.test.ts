import { ListAppointments } from '@/application/patients/appointments/ListAppointments';
import type { Moment } from '@/domain/patients/timeline/Moment';
import { ok } from '@/domain/kernel/Result';
import { aMoment } from '#test/support/builders/patients/aMoment';
import { FakePatientHistory } from '#test/support/fakes/patients/FakePatientHistory';

const appointment = (momentId: string, at: number): Moment =>
  aMoment({
    momentId,
    type: 'appointment',
    at,
    appointment: {
      start: at,
      end: at + 3_000_000,
      timeZone: 'Europe/London',
      kind: 'video',
      status: 'scheduled',
      place: '',
    },
  });

describe('ListAppointments', () => {
  it('lists all of them, however many pages they fill, the latest first', async () => {
    const history = new FakePatientHistory();
    history.put(
      ...Array.from({ length: 230 }, (_, index) => appointment(`a-${String(index).padStart(3, '0')}`, index * 1_000)),
      aMoment({ momentId: 'n-1' }),
    );
    const listed = await new ListAppointments(history).execute('p-ana');
    expect(
      listed.ok && [
        listed.value.moments.length,
        listed.value.moments[0]?.momentId,
        listed.value.moments.at(-1)?.momentId,
      ],
    ).toEqual([230, 'a-229', 'a-000']);
  });

  it('counts those that could not be read', async () => {
    const history = new FakePatientHistory();
    history.put(appointment('a-1', 1));
    history.unreadable = 2;
    expect(await new ListAppointments(history).execute('p-ana')).toMatchObject({
      ok: true,
      value: { moments: [{ momentId: 'a-1' }], unreadable: 2 },
    });
  });

  it('gives no part of them for the whole', async () => {
    const history = new FakePatientHistory();
    history.put(...Array.from({ length: 120 }, (_, index) => appointment(`a-${index}`, index)));
    const list = new ListAppointments(history);
    expect((await list.execute('p-ana')).ok).toBe(true);
    history.planned.failNext('page', { kind: 'unreachable' });
    expect(await list.execute('p-ana')).toEqual({ ok: false, failure: { kind: 'unreachable' } });
  });

  it('stops at a list that never ends, and does not call the part complete', async () => {
    const pages = { page: async () => ok({ moments: [appointment('a-1', 1)], cursor: 'again' }) };
    expect(await new ListAppointments(pages).execute('p-ana')).toEqual({ ok: false, failure: { kind: 'refused' } });
  });
});
