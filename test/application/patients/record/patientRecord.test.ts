import { KnownPatients } from '@/application/kernel/KnownPatients';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import { FindPatient } from '@/application/patients/record/FindPatient';
import { SavePatientRecord } from '@/application/patients/record/SavePatientRecord';
import { SharePatientData } from '@/application/patients/record/SharePatientData';
import { endsAccess } from '@/application/patients/record/endsAccess';
import { toPatientRecordTexts, type RecordTexts } from '@/domain/patients/record/PatientRecord';
import { aPatient } from '#test/support/builders/patients/aPatient';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';
import { FakePatientGateway } from '#test/support/fakes/patients/FakePatientGateway';
import { FakePatientRecordGateway } from '#test/support/fakes/patients/FakePatientRecordGateway';

describe('FindPatient', () => {
  it('returns the patient', async () => {
    expect(
      await new FindPatient(new FakePatientGateway(aPatient()), new KnownPatients()).execute('p-ana'),
    ).toMatchObject({
      id: 'p-ana',
      firstName: 'Ana',
    });
  });

  it('returns no patient when the search failed', async () => {
    const gateway = new FakePatientGateway(aPatient());
    gateway.planned.failNext('details', { kind: 'unreachable' });
    expect(await new FindPatient(gateway, new KnownPatients()).execute('p-ana')).toBeUndefined();
  });
});

describe('SavePatientRecord', () => {
  async function setUp() {
    const gateway = new FakePatientRecordGateway();
    gateway.colleagueWrites({ goals: 'Sleep' });
    const base = await gateway.read('p-ana');
    if (!base.ok) throw new Error('It can be read.');
    const save = new SavePatientRecord(gateway);
    const typed = (changes: Partial<RecordTexts>) =>
      save.execute({
        patientId: 'p-ana',
        base: base.value,
        mine: { ...toPatientRecordTexts(base.value.value), ...changes },
      });
    return { gateway, base: base.value, save, typed };
  }

  it.each(['before', 'meanwhile'])('does not overwrite a field that could not be read (%s)', async when => {
    const { gateway, base, save } = await setUp();
    const mine = { ...toPatientRecordTexts(base.value), goals: 'Work' };
    gateway.unread.add('goals');
    if (when === 'meanwhile') gateway.colleagueWrites({ goals: 'Theirs' });
    const value = when === 'before' ? { ...base.value, goals: 'couldNotCheck' as const } : base.value;
    expect(await save.execute({ patientId: 'p-ana', base: { ...base, value }, mine })).toEqual({
      ok: false,
      failure: { kind: 'fieldsNotRead', fields: ['goals'] },
    });
    gateway.unread.clear();
    expect(gateway.texts.goals).toBe(when === 'before' ? 'Sleep' : 'Theirs');
  });

  it('treats a field that has become unreadable as unchanged', async () => {
    const { gateway, typed } = await setUp();
    gateway.colleagueWrites({ history: 'Since spring' });
    gateway.unread.add('goals');
    expect(await typed({ medication: 'None' })).toMatchObject({ ok: true, value: { mergedFromServer: ['history'] } });
    gateway.unread.clear();
    expect(gateway.texts).toMatchObject({ goals: 'Sleep', medication: 'None' });
  });

  it('saves only what was typed', async () => {
    const { gateway, typed } = await setUp();
    expect(await typed({ history: 'Since spring' })).toMatchObject({ ok: true, value: { mergedFromServer: [] } });
    expect(gateway.texts).toMatchObject({ history: 'Since spring', goals: 'Sleep' });
  });

  it('makes no call when nothing was typed', async () => {
    const { gateway, typed } = await setUp();
    expect(await typed({})).toMatchObject({ ok: true });
    expect(gateway.planned.countOf('change')).toBe(0);
  });

  it('merges a colleague’s changes of other fields, and reports them', async () => {
    const { gateway, typed } = await setUp();
    gateway.colleagueWrites({ allergies: 'Penicillin' });
    expect(await typed({ history: 'Since spring' })).toMatchObject({
      ok: true,
      value: { mergedFromServer: ['allergies'] },
    });
    expect(gateway.texts).toMatchObject({ history: 'Since spring', allergies: 'Penicillin' });
  });

  it('shows both versions of a field that both changed, and saves nothing', async () => {
    const { gateway, typed } = await setUp();
    gateway.colleagueWrites({ goals: 'Work' });
    const saved = await typed({ goals: 'Friends', history: 'Since spring' });
    expect(saved).toMatchObject({
      ok: false,
      failure: { kind: 'conflict', conflicts: [{ field: 'goals', base: 'Sleep', mine: 'Friends', theirs: 'Work' }] },
    });
    expect(gateway.texts).toMatchObject({ goals: 'Work', history: '' });
  });

  it('saves the user’s decision in a conflict, and everything else they typed', async () => {
    const { gateway, save, typed } = await setUp();
    gateway.colleagueWrites({ goals: 'Work' });
    const first = await typed({ goals: 'Friends', history: 'Since spring' });
    if (first.ok || first.failure.kind !== 'conflict') throw new Error('They contradict each other.');
    const { theirs, merged } = first.failure;
    const mine = { ...merged, goals: 'Work and friends' } as RecordTexts;
    expect(await save.execute({ patientId: 'p-ana', base: theirs, mine })).toMatchObject({ ok: true });
    expect(gateway.texts).toMatchObject({ goals: 'Work and friends', history: 'Since spring' });
  });

  it('can be repeated after a lost answer', async () => {
    const { gateway, typed } = await setUp();
    gateway.planned.failNext('change', { kind: 'unreachable' }, { butDone: true });
    expect(await typed({ history: 'Since spring' })).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    expect(await typed({ history: 'Since spring' })).toMatchObject({ ok: true, value: { mergedFromServer: [] } });
    expect(gateway.texts.history).toBe('Since spring');
  });

  it('stops when the record changes again and again', async () => {
    const { gateway, typed } = await setUp();
    gateway.planned.failAlways('change', { kind: 'changedMeanwhile' });
    expect(await typed({ history: 'Since spring' })).toEqual({ ok: false, failure: { kind: 'keepsChanging' } });
  });

  it('reports a newer version that cannot be read', async () => {
    const { gateway, typed } = await setUp();
    gateway.colleagueWrites({ allergies: 'Penicillin' });
    gateway.planned.failNext('read', { kind: 'unreachable' });
    expect(await typed({ history: 'Since spring' })).toEqual({ ok: false, failure: { kind: 'unreachable' } });
  });
});

describe('SharePatientData', () => {
  function setUp() {
    const gateway = new FakePatientGateway(aPatient());
    const clock = new ManualClock();
    return { gateway, clock, share: new SharePatientData(gateway, clock) };
  }

  it('reports whether the colleague already had access', async () => {
    const { share } = setUp();
    expect(await share.execute('p-ana', 't-cleo')).toEqual({ ok: true, value: true });
    expect(await share.execute('p-ana', 't-cleo')).toEqual({ ok: true, value: false });
  });

  it('reports new access when the browser sends the call twice', async () => {
    const { gateway, clock, share } = setUp();
    gateway.sharedWith.add('t-cleo');
    gateway.sharedAt = clock.now();
    expect(await share.execute('p-ana', 't-cleo')).toEqual({ ok: true, value: true });
  });

  it('rejects sharing with an unknown person', async () => {
    const { gateway, share } = setUp();
    expect(await share.execute('p-ana', 't-gone')).toEqual({ ok: false, failure: { kind: 'notFound' } });
    expect(gateway.sharedWith.size).toBe(0);
  });
});

describe('endsAccess', () => {
  const verdicts: readonly (readonly [CallFailure['kind'], boolean])[] = [
    ['notAllowed', true],
    ['notFound', true],
    ['unreachable', false],
    ['sessionEnded', false],
    ['refused', false],
  ];

  it.each(verdicts)('ends access on %s only if the patient is no longer allowed or found', (kind, ends) => {
    expect(endsAccess({ kind })).toBe(ends);
  });
});
