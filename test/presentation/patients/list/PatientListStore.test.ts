import { FRESH_FOR_MS } from '@/application/kernel/RefreshWhileShown';
import { STALE_AFTER_MS } from '@/presentation/patients/list/AssignedReading';
import { anAssignedPatient } from '#test/support/builders/patients/anAssignedPatient';
import { patientTools } from '#test/support/builders/patients/patientTools';
import { eventually } from '#test/support/eventually';

const ana = anAssignedPatient();
const bo = anAssignedPatient({ id: 'p-bo', firstName: 'Bo', lastName: 'Berg', unreadMessageCount: 2 });
const crowd = Array.from({ length: 45 }, (_, index) =>
  anAssignedPatient({ id: `p-${index}`, firstName: 'Cy', lastName: String(index).padStart(2, '0') }),
);

async function setUp(patients = [ana, bo]) {
  const tools = patientTools(patients);
  const store = tools.stores.list();
  const stop = store.start();
  const complete = () => eventually(() => expect([store.list.status, store.refreshing]).toEqual(['complete', false]));
  const names = () => store.shown.map(({ patient }) => `${patient.firstName} ${patient.lastName}`);
  return { ...tools, store, stop, complete, names };
}

describe('PatientListStore', () => {
  it('puts patients in need first, with the reason', async () => {
    const { store, complete, names } = await setUp();
    await complete();
    expect([names(), store.shown[0]?.reasons]).toEqual([['Bo Berg', 'Ana Lima'], ['unread']]);
  });

  it('shows pages of twenty, and returns to the first with another search', async () => {
    const { store, complete, names } = await setUp(crowd);
    await complete();
    store.turnTo(2);
    expect([store.pages, names().length]).toEqual([3, 5]);
    store.turnTo(9);
    expect(store.page).toBe(2);
    store.search('cy 07');
    expect([store.page, names()]).toEqual([0, ['Cy 07']]);
  });

  it('does not call the list empty when it could not be loaded', async () => {
    const tools = patientTools([]);
    tools.assigned.planned.failNext('page', { kind: 'unreachable' });
    const store = tools.stores.list();
    store.start();
    await eventually(() =>
      expect(store.list).toMatchObject({ status: 'couldNotCheck', failure: { kind: 'unreachable' } }),
    );
  });

  it('keeps the known patients when they cannot be reloaded, and says so', async () => {
    const { store, complete, names, assigned } = await setUp();
    await complete();
    assigned.planned.failNext('page', { kind: 'unreachable' });
    store.reload();
    await eventually(() => expect(store.list.status).toBe('couldNotCheck'));
    expect(names()).toHaveLength(2);
  });

  it('reloads an outdated list automatically, and marks it until that is done', async () => {
    const { store, complete, assigned, clock } = await setUp();
    await complete();
    clock.advance(STALE_AFTER_MS);
    expect([store.isStale, store.refreshing]).toEqual([true, true]);
    assigned.asOf = clock.now();
    await complete();
    store.reload();
    await complete();
    expect(store.isStale).toBe(false);
  });

  it('shows a colleague’s flag within half a minute while the list is on the screen', async () => {
    const { store, complete, assigned, clock } = await setUp();
    await complete();
    store.attend(true);
    assigned.patients = [anAssignedPatient({ highRisk: true }), bo];
    clock.advance(FRESH_FOR_MS);
    await complete();
    expect(store.list.patients[0]?.highRisk).toBe(true);
  });

  it('loads nothing while the window is hidden, and immediately when the user comes back', async () => {
    const { store, complete, assigned, clock } = await setUp();
    await complete();
    store.attend(true);
    store.attend(false);
    assigned.patients = [anAssignedPatient({ highRisk: true }), bo];
    clock.advance(2 * FRESH_FOR_MS);
    expect(store.refreshing).toBe(false);
    store.attend(true);
    await complete();
    expect(store.list.patients[0]?.highRisk).toBe(true);
  });

  it('loads nothing once the list is left', async () => {
    const { store, stop, complete, clock } = await setUp();
    await complete();
    store.attend(true);
    stop();
    clock.advance(2 * FRESH_FOR_MS);
    expect(store.refreshing).toBe(false);
  });

  it('is out of date from a new assignment until it was reloaded', async () => {
    const { store, complete, names, assigned, stale } = await setUp();
    await complete();
    assigned.patients = [...assigned.patients, anAssignedPatient({ id: 'p-cy', firstName: 'Cy' })];
    stale.announce('assignedPatients');
    expect([store.isStale, store.refreshing]).toEqual([true, true]);
    await complete();
    expect([store.isStale, names().length]).toEqual([false, 3]);
  });

  it('loads once more after any number of assignments during a load', async () => {
    const { store, complete, names, assigned, stale } = await setUp();
    assigned.patients = [...assigned.patients, anAssignedPatient({ id: 'p-cy', firstName: 'Cy' })];
    for (let index = 0; index < 5; index += 1) stale.announce('assignedPatients');
    await complete();
    await eventually(() => expect([names().length, store.refreshing, store.isStale]).toEqual([3, false, false]));
    expect(assigned.asked.length).toBeLessThanOrEqual(3);
  });

  it('stays out of date if it cannot be reloaded', async () => {
    const { store, complete, assigned, stale } = await setUp();
    await complete();
    assigned.planned.failNext('page', { kind: 'unreachable' });
    stale.announce('assignedPatients');
    await eventually(() => expect(store.list.status).toBe('couldNotCheck'));
    expect(store.isStale).toBe(true);
  });

  it('sorts by a confirmed flag immediately, and undoes it', async () => {
    const { store, complete, names, care } = await setUp();
    await complete();
    store.flag.ask({ id: 'p-ana', name: 'Ana Lima', highRisk: false });
    store.flag.write('Spoke of plans');
    await store.flag.confirm();
    expect([names(), care.highRisk]).toEqual([['Ana Lima', 'Bo Berg'], true]);
    await store.flag.changes.undo();
    expect([names(), care.highRisk, care.notes.size]).toEqual([['Bo Berg', 'Ana Lima'], false, 2]);
  });

  it('removes a discharged patient', async () => {
    const { store, complete, names, discharged } = await setUp();
    await complete();
    store.discharge.open({ id: 'p-ana', name: 'Ana Lima', place: 0 });
    await eventually(() => expect(store.discharge.mayDischarge).toBe(true));
    await store.discharge.confirm();
    expect([names(), store.list.total, discharged, store.discharge.patient]).toEqual([
      ['Bo Berg'],
      1,
      ['Ana Lima'],
      undefined,
    ]);
  });

  it('watches only the presence of the patients on the page', async () => {
    const { store, complete, presence } = await setUp(crowd);
    await complete();
    store.sort('name');
    expect([presence.watched.length, presence.watched.includes('u-p-44')]).toEqual([20, false]);
    store.turnTo(2);
    expect(presence.watched).toEqual(['u-p-40', 'u-p-41', 'u-p-42', 'u-p-43', 'u-p-44']);
  });

  it('distinguishes online, offline and unknown', async () => {
    const { store, complete, presence, clock } = await setUp([ana, bo, anAssignedPatient({ id: 'p-cy' })]);
    await complete();
    const now = Math.floor(clock.now() / 1_000);
    presence.see(
      ...(
        [
          ['u-p-ana', now],
          ['u-p-bo', 0],
        ] as const
      ).map(([userId, lastSeenTime]) => ({ userId, lastSeenTime, loggedOutTime: 0, appearOffline: false })),
    );
    const signs = Object.fromEntries(store.shown.map(({ patient }) => [patient.id, store.presenceOf(patient)]));
    expect(signs).toEqual({ 'p-ana': 'online', 'p-bo': 'offline', 'p-cy': 'unknown' });
  });

  it('leaves no timer and no subscription behind', async () => {
    const { complete, stop, clock, presence } = await setUp();
    await complete();
    stop();
    expect([clock.pendingWakes, presence.watched]).toEqual([0, []]);
  });
});
