import { STALE_AFTER_MS } from '@/presentation/patients/list/AssignedReading';
import { anAssignedPatient } from '#test/support/builders/patients/anAssignedPatient';
import { patientTools } from '#test/support/builders/patients/patientTools';
import { eventually } from '#test/support/eventually';

const crowd = (count: number) => Array.from({ length: count }, (_, place) => anAssignedPatient({ id: `p-${place}` }));

async function setUp(patients: Parameters<typeof patientTools>[0]) {
  const tools = patientTools(patients);
  const store = tools.stores.home();
  const stop = store.start();
  await eventually(() => expect(store.list.status).not.toBe('loading'));
  return { ...tools, store, stop };
}

describe('HomePatientsStore', () => {
  it('loads at most five pages, and knows that there are more patients', async () => {
    const { store, assigned } = await setUp(crowd(2_000));
    expect([assigned.asked.length, store.list.status, store.list.patients.length, store.list.total]).toEqual([
      5,
      'first',
      100,
      2_000,
    ]);
  });

  it('puts patients in need first', async () => {
    const { store } = await setUp([
      ...crowd(3),
      ...Array.from({ length: 9 }, (_, place) => anAssignedPatient({ id: `r-${place}`, unreadMessageCount: 1 })),
      anAssignedPatient({ id: 'f', highRisk: true }),
    ]);
    expect([store.arranged.length, store.arranged[0]?.patient.id]).toEqual([13, 'f']);
  });

  it('lists the rest of today’s appointments, including those at the same time', async () => {
    const { store } = await setUp([]);
    const at = (start: number) => ({
      momentId: `a-${start}`,
      start,
      end: start + 1_800_000,
      timeZone: 'Europe/London',
      kind: 'video' as const,
      status: 'scheduled' as const,
      place: '',
    });
    const { now } = store;
    const tools = await setUp([
      anAssignedPatient({ id: 'later', nextAppointment: at(now + 7_200_000) }),
      anAssignedPatient({ id: 'a', nextAppointment: at(now + 3_600_000) }),
      anAssignedPatient({ id: 'b', nextAppointment: at(now + 3_600_000) }),
      anAssignedPatient({ id: 'over', nextAppointment: at(now - 7_200_000) }),
      anAssignedPatient({ id: 'tomorrow', nextAppointment: at(now + 24 * 3_600_000) }),
      anAssignedPatient({ id: 'cancelled', nextAppointment: { ...at(now + 3_600_000), status: 'cancelled' } }),
    ]);
    expect(tools.store.appointments.map(({ patient, sharesTime }) => [patient.id, sharesTime])).toEqual([
      ['a', true],
      ['b', true],
      ['later', false],
    ]);
  });

  it('keeps the known patients when they cannot be reloaded, and says so', async () => {
    const { store, assigned } = await setUp([anAssignedPatient({ highRisk: true })]);
    assigned.planned.failNext('page', { kind: 'unreachable' });
    store.reload();
    await eventually(() => expect(store.list.status).toBe('couldNotCheck'));
    expect([store.arranged.length, store.list.failure]).toEqual([1, { kind: 'unreachable' }]);
  });

  it('reloads old results automatically, and leaves no timer behind', async () => {
    const { store, assigned, clock, stop } = await setUp(crowd(1));
    clock.advance(STALE_AFTER_MS);
    await eventually(() => expect(assigned.asked).toHaveLength(2));
    expect(store.isStale).toBe(true);
    stop();
    expect(clock.pendingWakes).toBe(0);
  });
});
