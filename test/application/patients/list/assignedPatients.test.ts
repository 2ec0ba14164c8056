import { FakeSafetySignal } from '#test/support/fakes/patients/FakeSafetySignal';
import { KnownPatients } from '@/application/kernel/KnownPatients';
import { findAssigned } from '@/application/patients/list/CheckDischarge';
import { ListAssignedPatients, type AssignedList } from '@/application/patients/list/ListAssignedPatients';
import { LoadAssignedPatients } from '@/application/patients/list/LoadAssignedPatients';
import { WatchAssignments } from '@/application/patients/list/WatchAssignments';
import { StaleSignal } from '@/application/notifications/StaleSignal';
import { anAssignedPatient } from '#test/support/builders/patients/anAssignedPatient';
import { eventually } from '#test/support/eventually';
import { FakeAssignedPatientGateway } from '#test/support/fakes/patients/FakeAssignedPatientGateway';

describe('ListAssignedPatients', () => {
  const patients = (count: number) =>
    Array.from({ length: count }, (_, place) => anAssignedPatient({ id: `p-${place}` }));

  async function read(gateway: FakeAssignedPatientGateway, atMost?: number, known = new KnownPatients()) {
    const received: AssignedList[] = [];
    new ListAssignedPatients(gateway, known).execute(list => received.push(list), atMost);
    await eventually(() => expect(received.at(-1)?.status).not.toBe('loading'));
    return { received, last: received.at(-1), ids: received.at(-1)?.patients.map(({ id }) => id) };
  }

  it('tells namesakes apart, also from patients of other lists', async () => {
    const gateway = new FakeAssignedPatientGateway([
      anAssignedPatient({ id: 'p-1', email: '1@x.org' }),
      anAssignedPatient({ id: 'p-2', email: '2@x.org' }),
      anAssignedPatient({ id: 'p-3', email: '3@x.org', firstName: 'Bo' }),
      anAssignedPatient({ id: 'p-4', email: '4@x.org', firstName: 'Cy' }),
    ]);
    const known = new KnownPatients();
    known.learn('chats', [{ ...anAssignedPatient({ id: 'p-5', email: '5@x.org', firstName: 'Cy' }) }]);
    const { last } = await read(gateway, undefined, known);
    expect(last?.patients.map(({ apart }) => apart)).toEqual(['1@x.org', '2@x.org', undefined, '4@x.org']);
    expect(known.nameOf('p-1')).toMatch(/ \(1@x\.org\)$/);
  });

  it('loads all patients in pages of 20 and reports after each page', async () => {
    const gateway = new FakeAssignedPatientGateway(patients(45));
    const { received, last } = await read(gateway);
    expect(received.map(({ patients: { length }, status }) => [length, status])).toEqual([
      [0, 'loading'],
      [20, 'loading'],
      [40, 'loading'],
      [45, 'complete'],
    ]);
    expect(gateway.asked.every(({ limit }) => limit === 20)).toBe(true);
    expect(last?.total).toBe(45);
  });

  it('keeps the others when some cannot be read, and reports how many are missing', async () => {
    const gateway = new FakeAssignedPatientGateway(patients(45));
    for (const id of ['p-0', 'p-19', 'p-44']) gateway.unreadable.add(id);
    const { last, ids } = await read(gateway);
    expect(last).toMatchObject({ status: 'complete', total: 45, unreadable: 3 });
    expect(ids).toHaveLength(42);
  });

  it('reports an empty list when no patient is assigned', async () => {
    expect((await read(new FakeAssignedPatientGateway())).last).toMatchObject({
      patients: [],
      status: 'complete',
      total: 0,
    });
  });

  it('reports an incomplete list when a page fails, and keeps the loaded pages', async () => {
    const gateway = new FakeAssignedPatientGateway(patients(45));
    gateway.afterPage = () => gateway.planned.failNext('page', { kind: 'unreachable' });
    expect((await read(gateway)).last).toMatchObject({
      patients: { length: 20 },
      status: 'couldNotCheck',
      failure: { kind: 'unreachable' },
    });
  });

  it('reloads when a discharge has shifted the pages, so that no patient is left out', async () => {
    const gateway = new FakeAssignedPatientGateway(patients(45));
    gateway.afterPage = () => {
      gateway.afterPage = () => undefined;
      gateway.patients = gateway.patients.slice(1);
    };
    const { last, ids } = await read(gateway);
    expect(last).toMatchObject({ status: 'complete', total: 44 });
    expect(ids).toContain('p-20');
    expect(ids).not.toContain('p-0');
  });

  it('does not report a list as complete if its pages never fit together', async () => {
    const gateway = new FakeAssignedPatientGateway(patients(45));
    gateway.afterPage = () => (gateway.patients = gateway.patients.slice(1));
    expect((await read(gateway)).last).toMatchObject({ status: 'couldNotCheck', failure: { kind: 'incomplete' } });
  });

  it('stops at the requested number, and does not report the list as complete', async () => {
    const gateway = new FakeAssignedPatientGateway(patients(2_000));
    expect((await read(gateway, 100)).last).toMatchObject({ patients: { length: 100 }, status: 'first', total: 2_000 });
    expect(gateway.asked).toHaveLength(5);
  });

  it.each([99, 100])('reports %i patients as complete when 100 are requested', async count => {
    expect((await read(new FakeAssignedPatientGateway(patients(count)), 100)).last).toMatchObject({
      patients: { length: count },
      status: 'complete',
    });
  });

  it('loads no more pages once unsubscribed', async () => {
    const gateway = new FakeAssignedPatientGateway(patients(60));
    const received: AssignedList[] = [];
    new ListAssignedPatients(gateway, new KnownPatients()).execute(list => received.push(list))();
    await eventually(() => expect(gateway.asked.length).toBe(1));
    await Promise.resolve();
    expect([received.length, gateway.asked.length]).toEqual([1, 1]);
  });
});

describe('LoadAssignedPatients', () => {
  const many = Array.from({ length: 45 }, (_, place) => anAssignedPatient({ id: `p-${place}` }));

  it.each([
    ['p-44', true],
    ['p-ana', false],
  ])('searches every page for %s', async (patientId, assigned) => {
    expect(await new LoadAssignedPatients(new FakeAssignedPatientGateway(many)).execute(patientId)).toBe(assigned);
  });

  it('does not report a patient as gone who may be on a failed page', async () => {
    const gateway = new FakeAssignedPatientGateway(many);
    gateway.planned.failNext('page', { kind: 'unreachable' });
    expect(await new LoadAssignedPatients(gateway).execute('p-ana')).toBe('couldNotCheck');
  });

  it('does not report a patient as gone who may be the unreadable one', async () => {
    const gateway = new FakeAssignedPatientGateway(many);
    gateway.unreadable.add('p-3');
    expect(await new LoadAssignedPatients(gateway).execute('p-3')).toBe('couldNotCheck');
  });

  it('does not report a patient as gone who may have moved to an earlier page', async () => {
    const gateway = new FakeAssignedPatientGateway(many);
    gateway.afterPage = () => (gateway.patients = gateway.patients.slice(1));
    expect(await new LoadAssignedPatients(gateway).execute('p-ana')).toBe('couldNotCheck');
  });
});

describe('findAssigned', () => {
  const many = (count: number) =>
    new FakeAssignedPatientGateway(
      Array.from({ length: count }, (_, place) => anAssignedPatient({ id: `p-${place}` })),
    );

  it('loads the patient’s previous page first', async () => {
    const gateway = many(90);
    expect(await findAssigned(gateway, 'p-47', 47)).toMatchObject({ id: 'p-47' });
    expect(gateway.asked).toEqual([{ skip: 40, limit: 20 }]);
  });

  it.each([0, 25, 47, 89, 95, 500, -1])('finds each patient on any page, starting from offset %i', async place => {
    for (const at of [0, 19, 20, 45, 89])
      expect(await findAssigned(many(90), `p-${at}`, place)).toMatchObject({ id: `p-${at}` });
  });

  it.each([0, 25, 95])('loads each page once and reports that it found no one, from offset %i', async place => {
    const gateway = many(90);
    expect(await findAssigned(gateway, 'p-gone', place)).toBe('couldNotCheck');
    const skips = gateway.asked.map(({ skip }) => skip);
    expect(new Set(skips).size).toBe(skips.length);
    expect(skips).toEqual(expect.arrayContaining([0, 20, 40, 60, 80]));
  });

  it('reports a page that could not be loaded', async () => {
    const gateway = many(90);
    gateway.planned.failNext('page', { kind: 'unreachable' });
    expect(await findAssigned(gateway, 'p-47', 47)).toBe('couldNotCheck');
  });
});

describe('WatchAssignments', () => {
  it('reports changes of assigned patients in any window, until unsubscribed', () => {
    const signal = new StaleSignal();
    const safety = new FakeSafetySignal();
    const received: string[] = [];
    const stop = new WatchAssignments(signal, safety).execute(() => received.push('stale'));
    signal.announce('activeChats');
    signal.announce('assignedPatients');
    safety.another().announce('p-ana');
    stop();
    signal.announce('assignedPatients');
    safety.another().announce('p-ana');
    expect(received).toEqual(['stale', 'stale']);
  });
});
