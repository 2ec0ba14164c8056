import { anAppointment, appointmentTools } from '#test/support/builders/patients/appointmentTools';

const settle = () => new Promise<void>(resolve => setTimeout(resolve, 5));

async function open() {
  const tools = appointmentTools('Australia/Sydney');
  tools.history.put(
    anAppointment('a-1', '2026-03-20T10:00:00Z'),
    anAppointment('a-2', '2026-03-24T10:00:00Z'),
    anAppointment('a-3', '2026-03-30T10:00:00Z'),
    anAppointment('a-4', '2026-04-06T10:00:00Z'),
  );
  const store = tools.list();
  const stop = store.start();
  await settle();
  return { ...tools, store, stop };
}

describe('AppointmentsStore', () => {
  it('lists upcoming appointments from the next one, and past ones from the latest', async () => {
    const { store } = await open();
    expect(store.coming.map(({ momentId }) => momentId)).toEqual(['a-3', 'a-4']);
    expect(store.past.map(({ momentId }) => momentId)).toEqual(['a-2', 'a-1']);
  });

  it('records several appointments together', async () => {
    const { store, history } = await open();
    store.choose('a-1', true);
    store.choose('a-2', true);
    await store.settle('attended');
    expect(['a-1', 'a-2', 'a-3'].map(id => history.moments.get(id)?.appointment?.status)).toEqual([
      'attended',
      'attended',
      'scheduled',
    ]);
    expect([store.settled, store.chosen.size, store.past[0]?.appointment?.status]).toEqual(['done', 0, 'attended']);
  });

  it('undoes the last record', async () => {
    const { store, history } = await open();
    store.choose('a-1', true);
    await store.settle('attended');
    expect(store.recorded).toHaveLength(1);
    await store.undo();
    expect([store.settled, store.recorded, history.moments.get('a-1')?.appointment?.status]).toEqual([
      'undone',
      [],
      'scheduled',
    ]);
  });

  it('does not offer to record attendance before the appointment has started', async () => {
    const { store } = await open();
    store.choose('a-1', true);
    expect(store.outcomes).toContain('attended');
    store.choose('a-3', true);
    expect(store.outcomes).toEqual(['cancelled', 'scheduled']);
  });

  it('shows what a colleague recorded, and does not overwrite it', async () => {
    const { store, history } = await open();
    store.choose('a-1', true);
    await history.change('p-ana', [{ momentId: 'a-1', status: 'cancelled' }]);
    await store.settle('attended');
    await settle();
    expect([
      store.settled,
      history.moments.get('a-1')?.appointment?.status,
      store.past[1]?.appointment?.status,
    ]).toEqual([{ kind: 'changedMeanwhile' }, 'cancelled', 'cancelled']);
  });

  it('keeps the selection when nothing was recorded, and says so', async () => {
    const { store, history } = await open();
    store.choose('a-1', true);
    history.planned.failNext('change', { kind: 'notAllowed' });
    await store.settle('missed');
    expect([store.settled, [...store.chosen]]).toEqual([{ kind: 'notAllowed' }, ['a-1']]);
  });

  it('does not call a list that failed empty', async () => {
    const { store, history } = await open();
    history.planned.failNext('page', { kind: 'unreachable' });
    await store.load();
    expect([store.failure, store.listed?.moments.length]).toEqual([{ kind: 'unreachable' }, 4]);
  });
});
