import { patientTools } from '#test/support/builders/patients/patientTools';
import { anAssignedPatient } from '#test/support/builders/patients/anAssignedPatient';
import { anAssessment } from '#test/support/builders/patients/anAssessment';
import { eventually } from '#test/support/eventually';

const ana = { id: 'p-ana', name: 'Ana Lima', place: 0 };

async function setUp(unreadMessageCount = 0) {
  const tools = patientTools([anAssignedPatient({ unreadMessageCount })]);
  const store = tools.stores.list().discharge;
  const open = async () => {
    store.open(ana);
    await eventually(() => expect(store.checklist).toBeDefined());
  };
  const states = () => Object.fromEntries(store.items.map(({ item, state }) => [item, state]));
  return { ...tools, store, open, states };
}

describe('PatientDischarge', () => {
  it('is blocked by open items until each is accepted, and then asks for the reason', async () => {
    const { store, open, assessments, care } = await setUp(3);
    assessments.put(anAssessment({ status: 'open' }));
    await open();
    expect(store.mayDischarge).toBe(false);
    store.accept('unreadMessages', true);
    expect([store.mayDischarge, store.needsReason]).toEqual([false, true]);
    store.accept('openRiskAssessments', true);
    await store.confirm();
    expect([store.failure, care.isDischarged]).toEqual([{ kind: 'reasonUnfit', fault: 'empty' }, false]);
    store.write('Moved to the crisis team.');
    await store.confirm();
    expect([care.isDischarged, store.patient]).toEqual([true, undefined]);
  });

  it('is blocked by what could not be checked, which cannot be accepted, until it is checked again', async () => {
    const { store, open, states, patient } = await setUp();
    patient.planned.failNext('details', { kind: 'unreachable' });
    await open();
    store.accept('highRisk', true);
    expect([states()['highRisk'], store.mayDischarge]).toEqual(['couldNotCheck', false]);
    await store.check();
    expect([states()['highRisk'], store.mayDischarge]).toEqual(['clear', true]);
  });

  it('does nothing when an item was opened since the check, and shows it', async () => {
    const { store, open, states, assessments, care } = await setUp();
    await open();
    assessments.put(anAssessment({ status: 'open' }));
    await store.confirm();
    expect([store.failure?.kind, states()['openRiskAssessments'], care.isDischarged]).toEqual([
      'blocked',
      'open',
      false,
    ]);
  });

  it('checks unread messages again on request and on confirmation', async () => {
    const { store, open, states, assigned, care } = await setUp();
    assigned.planned.failNext('page', { kind: 'unreachable' });
    await open();
    expect([states()['unreadMessages'], store.mayDischarge]).toEqual(['couldNotCheck', false]);
    await store.check();
    expect([states()['unreadMessages'], store.mayDischarge]).toEqual(['clear', true]);
    assigned.patients = [anAssignedPatient({ unreadMessageCount: 2 })];
    await store.confirm();
    expect([store.failure?.kind, states()['unreadMessages'], care.isDischarged]).toEqual(['blocked', 'open', false]);
  });

  it('asks again when more is open than was accepted, and when it was cleared in between', async () => {
    const { store, open, states, assigned, care } = await setUp(1);
    await open();
    store.accept('unreadMessages', true);
    store.write('Moved to the crisis team.');
    assigned.patients = [anAssignedPatient({ unreadMessageCount: 2 })];
    await store.confirm();
    expect([store.failure?.kind, states()['unreadMessages'], store.mayDischarge, care.isDischarged]).toEqual([
      'blocked',
      'open',
      false,
      false,
    ]);
    store.accept('unreadMessages', true);
    expect([states()['unreadMessages'], store.mayDischarge]).toEqual(['accepted', true]);
    assigned.patients = [anAssignedPatient()];
    await store.check();
    assigned.patients = [anAssignedPatient({ unreadMessageCount: 1 })];
    await store.confirm();
    expect([store.failure?.kind, states()['unreadMessages'], care.isDischarged, store.reason]).toEqual([
      'blocked',
      'open',
      false,
      'Moved to the crisis team.',
    ]);
  });

  it('restores reason and accepted items after it was closed, and forgets them once used', async () => {
    const { store, open, states, care } = await setUp(1);
    await open();
    store.accept('unreadMessages', true);
    store.write('Moved to the crisis team.');
    store.close();
    await open();
    expect([store.reason, states()['unreadMessages'], store.mayDischarge]).toEqual([
      'Moved to the crisis team.',
      'accepted',
      true,
    ]);
    await store.confirm();
    expect(care.isDischarged).toBe(true);
    store.open(ana);
    expect([store.reason, store.accepted]).toEqual(['', []]);
  });

  it('saves the reason once, even when the answer was lost and the dialog closed', async () => {
    const { store, open, care } = await setUp(1);
    await open();
    store.accept('unreadMessages', true);
    store.write('Moved to the crisis team.');
    care.failNext('discharge', 'unreachable');
    await store.confirm();
    store.close();
    await open();
    await store.confirm();
    expect([care.isDischarged, care.notes.size]).toEqual([true, 1]);
  });

  it('does not offer a discharge again that an unconfirmed attempt has done', async () => {
    const { store, open, care, assigned, discharged } = await setUp(1);
    await open();
    store.accept('unreadMessages', true);
    store.write('Moved to the crisis team.');
    care.failNext('discharge', 'unreachable', { butDone: true });
    await store.confirm();
    expect([store.failure?.kind, discharged]).toEqual(['unreachable', []]);
    store.close();
    assigned.patients = [];
    store.open(ana);
    await eventually(() => expect(discharged).toEqual(['Ana Lima']));
    expect([store.patient, care.notes.size]).toEqual([undefined, 1]);
  });

  it('says that a later reason was not saved when the first attempt had succeeded', async () => {
    const { store, open, care, assigned, discharged, unsaved } = await setUp(1);
    await open();
    store.accept('unreadMessages', true);
    store.write('Moved to the crisis team.');
    care.onDischarged = () => assigned.planned.failNext('page', { kind: 'unreachable' });
    care.failNext('discharge', 'unreachable', { butDone: true });
    await store.confirm();
    assigned.isGone = () => true;
    store.write('Moved to Leeds.');
    await store.confirm();
    expect([discharged, unsaved, store.patient]).toEqual([['Ana Lima'], ['Moved to Leeds.'], undefined]);
    expect([...care.notes.values()]).toEqual([expect.stringContaining('Moved to the crisis team.')]);
  });

  it('keeps the dialog and the reason when it is refused', async () => {
    const { store, open, care, discharged } = await setUp(1);
    await open();
    store.accept('unreadMessages', true);
    store.write('Agreed with the patient.');
    care.failNext('discharge', 'refused');
    await store.confirm();
    expect([store.failure, store.reason, store.patient?.id, discharged]).toEqual([
      { kind: 'refused' },
      'Agreed with the patient.',
      'p-ana',
      [],
    ]);
  });

  it('restores after a reload what was accepted and typed, and nothing else', async () => {
    const { store, open, page, stores, drafts, care } = await setUp(3);
    await open();
    store.accept('unreadMessages', true);
    store.write('Moved to the crisis team.');
    store.close();
    await eventually(() => expect(drafts.kept.size).toBe(1));
    const next = page();
    const later = stores.list(next).discharge;
    later.open(ana);
    await eventually(() =>
      expect([later.accepted, later.reason]).toEqual([['unreadMessages'], 'Moved to the crisis team.']),
    );
    await eventually(() => expect(later.mayDischarge).toBe(true));
    await later.confirm();
    await next.formDrafts.flush();
    expect([care.isDischarged, drafts.kept.size]).toEqual([true, 0]);
  });
});
