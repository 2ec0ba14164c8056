import { autorun } from 'mobx';
import { FRESH_FOR_MS } from '@/application/kernel/RefreshWhileShown';
import { anAssessment } from '#test/support/builders/patients/anAssessment';
import { patientTools } from '#test/support/builders/patients/patientTools';
import { eventually } from '#test/support/eventually';

async function setUp() {
  const tools = patientTools();
  const store = tools.stores.profile();
  return {
    ...tools,
    store,
    known: () =>
      eventually(() =>
        expect(store.profile).toMatchObject({ details: { status: 'known' }, appointments: { status: 'known' } }),
      ),
  };
}

describe('ProfileStore', () => {
  it('loads the patient and watches their presence', async () => {
    const { store, known, presence } = await setUp();
    store.start();
    await known();
    expect([store.details?.firstName, presence.watched, store.presence]).toEqual(['Ana', ['u-ana'], 'unknown']);
  });

  it('tells the patient apart from a namesake as soon as one is known', async () => {
    const { store, known, knownPatients } = await setUp();
    store.start();
    await known();
    expect(store.details?.apart).toBeUndefined();
    const { firstName = '', lastName = '', email = '' } = store.details ?? {};
    const shown: (string | undefined)[] = [];
    const stop = autorun(() => shown.push(store.details?.apart));
    knownPatients.learn('chats', [{ id: 'p-other', email: 'other@x.org', firstName, lastName }]);
    expect(shown).toEqual([undefined, email]);
    stop();
  });

  it('shows the rest when a part cannot be loaded, and loads that part again', async () => {
    const { store, known, assessments } = await setUp();
    assessments.planned.failNext('list', { kind: 'unreachable' });
    store.start();
    await known();
    expect(store.profile.riskAssessments.status).toBe('couldNotCheck');
    store.reload('riskAssessments');
    await eventually(() => expect(store.profile.riskAssessments.status).toBe('known'));
  });

  it('keeps the known details when they cannot be reloaded', async () => {
    const { store, known, patient } = await setUp();
    store.start();
    await known();
    patient.planned.failNext('details', { kind: 'unreachable' });
    store.reload('details');
    await eventually(() => expect(store.profile.details.status).toBe('couldNotCheck'));
    expect(store.details?.firstName).toBe('Ana');
  });

  it('reloads the signs of danger while the profile is on the screen', async () => {
    const { store, known, patient, assessments, clock } = await setUp();
    store.start();
    await known();
    store.attend(true);
    patient.patient = { ...patient.patient, highRisk: true };
    assessments.put(anAssessment());
    clock.advance(FRESH_FOR_MS);
    await eventually(() =>
      expect([store.details?.highRisk, store.profile.riskAssessments]).toMatchObject([
        true,
        { value: { assessments: [{ status: 'open' }] } },
      ]),
    );
  });

  it('reloads what another window has changed for the same patient', async () => {
    const { store, known, patient, changeElsewhere } = await setUp();
    store.start();
    await known();
    patient.patient = { ...patient.patient, highRisk: true };
    changeElsewhere('p-ben');
    expect(patient.planned.countOf('details')).toBe(1);
    changeElsewhere('p-ana');
    await eventually(() => expect(store.details?.highRisk).toBe(true));
  });

  it('shows nothing of a patient once a page has lost access to them', async () => {
    const { store, known, patient } = await setUp();
    store.start();
    await known();
    patient.planned.failNext('details', { kind: 'notAllowed' });
    store.handleAccessLost();
    await eventually(() => expect([store.isLost, store.details]).toEqual([true, undefined]));
  });

  it('checks access to the patient too when a part of the header is refused', async () => {
    const { store, known, patient, assessments } = await setUp();
    store.start();
    await known();
    assessments.planned.failNext('list', { kind: 'notAllowed' });
    patient.planned.failNext('details', { kind: 'notAllowed' });
    store.reload('riskAssessments');
    await eventually(() => expect([store.isLost, store.details]).toEqual([true, undefined]));
  });

  it('keeps a confirmed flag until the details show it, even when other parts are loaded before', async () => {
    const { store, known, patient } = await setUp();
    store.start();
    await known();
    patient.planned.failNext('details', { kind: 'unreachable' });
    store.flag.ask({ id: 'p-ana', name: 'Ana Lima', highRisk: false });
    store.flag.write('Spoke of plans');
    await store.flag.confirm();
    store.reload('appointments');
    await eventually(() => expect(store.profile.details.status).toBe('couldNotCheck'));
    expect(store.flag.changes.shown({ id: 'p-ana', highRisk: false })).toEqual({ highRisk: true, sign: 'none' });
  });

  it('stops its timers and subscriptions with its page', async () => {
    const { store, known, presence, clock } = await setUp();
    const stop = store.start();
    await known();
    stop();
    expect([presence.watched, clock.pendingWakes]).toEqual([[], 0]);
  });
});
