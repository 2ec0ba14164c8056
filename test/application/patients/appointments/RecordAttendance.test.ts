import { RecordAttendance, undone, type Settlement } from '@/application/patients/appointments/RecordAttendance';
import { FakePatientHistory } from '#test/support/fakes/patients/FakePatientHistory';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

const asAttended: readonly Settlement[] = ['a-1', 'a-2'].map(momentId => ({
  momentId,
  from: 'scheduled',
  to: 'attended',
}));

async function setUp(start = 1) {
  const history = new FakePatientHistory();
  for (const id of ['a-1', 'a-2'])
    await history.make('p-ana', id, {
      start,
      end: start + 1,
      timeZone: 'Europe/London',
      kind: 'phone',
      status: 'scheduled',
      place: '',
    });
  const settle = new RecordAttendance({ appointments: history, archive: history }, new ManualClock());
  return {
    history,
    settle,
    statuses: () => [...history.moments.values()].map(({ appointment }) => appointment?.status),
  };
}

describe('RecordAttendance', () => {
  it('records the attendance of several appointments, and undoes it', async () => {
    const { settle, statuses } = await setUp();
    expect(await settle.execute('p-ana', asAttended)).toMatchObject({ ok: true });
    expect(statuses()).toEqual(['attended', 'attended']);
    expect(await settle.execute('p-ana', undone(asAttended))).toMatchObject({ ok: true });
    expect(statuses()).toEqual(['scheduled', 'scheduled']);
  });

  it('changes none when one of them is gone', async () => {
    const { settle, statuses } = await setUp();
    expect(
      await settle.execute('p-ana', [
        { momentId: 'a-1', from: 'scheduled', to: 'cancelled' },
        { momentId: 'gone', from: 'scheduled', to: 'cancelled' },
      ]),
    ).toEqual({ ok: false, failure: { kind: 'notFound' } });
    expect(statuses()).toEqual(['scheduled', 'scheduled']);
  });

  it('changes none that a colleague has since recorded differently', async () => {
    const { history, settle, statuses } = await setUp();
    await history.change('p-ana', [{ momentId: 'a-2', status: 'cancelled' }]);
    expect(await settle.execute('p-ana', asAttended)).toEqual({ ok: false, failure: { kind: 'changedMeanwhile' } });
    expect(statuses()).toEqual(['scheduled', 'cancelled']);
  });

  it('records no attendance before the start, but can cancel the appointment', async () => {
    const { settle, statuses } = await setUp(Date.UTC(2099, 0, 1));
    expect(await settle.execute('p-ana', asAttended)).toEqual({ ok: false, failure: { kind: 'notYet' } });
    await settle.execute(
      'p-ana',
      asAttended.map(one => ({ ...one, to: 'cancelled' })),
    );
    expect(statuses()).toEqual(['cancelled', 'cancelled']);
  });

  it('can be repeated after a lost answer', async () => {
    const { history, settle, statuses } = await setUp();
    history.planned.failNext('change', { kind: 'unreachable' }, { butDone: true });
    expect(await settle.execute('p-ana', asAttended)).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    expect(await settle.execute('p-ana', asAttended)).toMatchObject({ ok: true });
    expect(statuses()).toEqual(['attended', 'attended']);
  });
});
