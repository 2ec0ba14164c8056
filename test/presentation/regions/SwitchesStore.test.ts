import { regionTools } from '#test/support/builders/regions/regionTools';
import { eventually } from '#test/support/eventually';

async function opened() {
  const tools = regionTools();
  const store = tools.page().stores.switches();
  store.start();
  await eventually(() => expect(store.list.status).toBe('known'));
  const valueOf = (name: string) =>
    store.list.status === 'known' ? store.list.value.find(one => one.name === name)?.value : 'unknown';
  return { ...tools, store, valueOf };
}

describe('SwitchesStore', () => {
  it('checks one switch anew and shows what it found', async () => {
    const { store, switches, valueOf } = await opened();
    switches.switches.set('isTherapistBookingEnabled', true);
    await store.check('isTherapistBookingEnabled');
    expect([valueOf('isTherapistBookingEnabled'), store.checks.get('isTherapistBookingEnabled')?.status]).toEqual([
      true,
      'checked',
    ]);
  });

  it('keeps the last known value where a check fails, and says so', async () => {
    const { store, switches, valueOf } = await opened();
    switches.planned.failNext('value', { kind: 'unreachable' });
    await store.check('isThrive24Enabled');
    expect([valueOf('isThrive24Enabled'), store.checks.get('isThrive24Enabled')]).toEqual([
      true,
      { status: 'failed', failure: { kind: 'unreachable' } },
    ]);
  });

  it('shows no values where the list cannot be loaded', async () => {
    const { store, switches } = await opened();
    switches.planned.failNext('all', { kind: 'unreachable' });
    await store.load();
    expect(store.list).toEqual({ status: 'couldNotCheck', failure: { kind: 'unreachable' } });
  });
});
