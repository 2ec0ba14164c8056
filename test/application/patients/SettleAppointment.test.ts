import { SettleAppointment } from '@/application/patients/SettleAppointment';
import { FakePatientHistory } from '#test/support/fakes/FakePatientHistory';

async function setUp() {
  const history = new FakePatientHistory();
  for (const id of ['a-1', 'a-2']) await history.make('p-ana', id, { start: 1, end: 2, timeZone: 'Europe/London', kind: 'phone', status: 'scheduled', place: '' });
  return { settle: new SettleAppointment(history), statuses: () => [...history.moments.values()].map(({ appointment }) => appointment?.status) };
}

describe('SettleAppointment', () => {
  it('records what became of several', async () => {
    const { settle, statuses } = await setUp();
    expect(await settle.execute('p-ana', ['a-1', 'a-2'], 'attended')).toMatchObject({ ok: true });
    expect(statuses()).toEqual(['attended', 'attended']);
  });

  it('changes none when one of them is gone', async () => {
    const { settle, statuses } = await setUp();
    expect(await settle.execute('p-ana', ['a-1', 'gone'], 'cancelled')).toEqual({ ok: false, failure: { kind: 'notFound' } });
    expect(statuses()).toEqual(['scheduled', 'scheduled']);
  });
});
