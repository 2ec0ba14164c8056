import { historyTools } from '#test/support/builders/patients/historyTools';
import { eventually } from '#test/support/eventually';

async function setUp() {
  const tools = historyTools();
  tools.records.colleagueWrites({ goals: 'Sleep', medication: 'None' });
  const open = async (store = tools.record.record()) => {
    const stop = store.start();
    await eventually(() => expect(store.record.status).toBe('known'));
    return { store, stop };
  };
  const { store } = await open();
  const kept = async () => {
    tools.clock.advance(300);
    await eventually(() => expect(tools.drafts.kept.has('p-ana/record')).toBe(true));
  };
  return { ...tools, store, open, kept };
}

describe('PatientRecordStore', () => {
  it('saves only what was changed, and nothing without a change', async () => {
    const { store, records } = await setUp();
    store.edit();
    expect(store.canSave).toBe(false);
    store.write('goals', 'Sleep, and work');
    await store.save();
    expect([records.texts.goals, records.texts.medication, store.editing, store.mergedFromServer]).toEqual([
      'Sleep, and work',
      'None',
      false,
      [],
    ]);
  });

  it('takes over a colleague’s changes of other fields, and says so', async () => {
    const { store, records } = await setUp();
    store.edit();
    store.write('goals', 'Work');
    records.colleagueWrites({ medication: 'Sertraline 50 mg' });
    await store.save();
    expect([records.texts.goals, records.texts.medication, store.mergedFromServer, store.form.conflicts]).toEqual([
      'Work',
      'Sertraline 50 mg',
      ['medication'],
      [],
    ]);
  });

  it('shows both versions of a field that both changed, and saves nothing until one is chosen', async () => {
    const { store, records } = await setUp();
    store.edit();
    store.write('goals', 'Mine');
    store.write('history', 'Also mine');
    records.colleagueWrites({ goals: 'Theirs' });
    await store.save();
    expect(store.form.conflictOf('goals')).toMatchObject({
      base: 'Sleep',
      mine: 'Mine',
      theirs: 'Theirs',
      choice: undefined,
    });
    expect([store.form.mine.goals, store.form.mine.history, store.canSave, records.texts.history]).toEqual([
      'Mine',
      'Also mine',
      false,
      '',
    ]);
    store.choose('goals', 'mine');
    await store.save();
    expect([records.texts.goals, records.texts.history, store.editing]).toEqual(['Mine', 'Also mine', false]);
  });

  it.each([
    ['theirs', 'Theirs'],
    ['edited', 'Both of ours'],
  ] as const)('saves what the user decides instead: %s', async (choice, expected) => {
    const { store, records } = await setUp();
    store.edit();
    store.write('goals', 'Mine');
    records.colleagueWrites({ goals: 'Theirs' });
    await store.save();
    if (choice === 'theirs') store.choose('goals', 'theirs');
    else store.write('goals', 'Both of ours');
    await store.save();
    expect([records.texts.goals, store.form.isUnsaved]).toEqual([expected, false]);
  });

  it('asks again when the colleague has changed the field once more', async () => {
    const { store, records } = await setUp();
    store.edit();
    store.write('goals', 'Mine');
    records.colleagueWrites({ goals: 'Theirs' });
    await store.save();
    store.choose('goals', 'mine');
    records.colleagueWrites({ goals: 'Theirs, again' });
    await store.save();
    expect([store.form.conflictOf('goals')?.theirs, store.form.mine.goals, records.texts.goals]).toEqual([
      'Theirs, again',
      'Mine',
      'Theirs, again',
    ]);
  });

  it.each(['unreachable', 'sessionEnded', 'refused'] as const)('loses nothing when saving fails: %s', async kind => {
    const { store, records } = await setUp();
    store.edit();
    store.write('goals', 'Mine');
    records.planned.failNext('change', { kind });
    await store.save();
    expect([store.form.mine.goals, store.failure, store.editing, store.canSave]).toEqual([
      'Mine',
      { kind },
      true,
      true,
    ]);
  });

  it('restores the entries on another page, and still notices a colleague’s change', async () => {
    const { store, records, kept, open, page } = await setUp();
    store.edit();
    store.write('goals', 'Mine');
    await kept();
    records.colleagueWrites({ goals: 'Theirs' });
    const { store: later } = await open(page().record.record());
    await eventually(() => expect([later.form.restored, later.form.mine.goals]).toEqual([true, 'Mine']));
    await later.save();
    expect(later.form.conflictOf('goals')).toMatchObject({ base: 'Sleep', mine: 'Mine', theirs: 'Theirs' });
  });

  it('asks an undecided question again on another page', async () => {
    const { store, records, drafts, clock, open, page } = await setUp();
    store.edit();
    store.write('goals', 'Mine');
    records.colleagueWrites({ goals: 'Theirs' });
    await store.save();
    clock.advance(300);
    await eventually(() => expect(drafts.kept.get('p-ana/record')).toContain('"version":null'));
    const { store: later } = await open(page().record.record());
    await eventually(() => expect(later.form.restored).toBe(true));
    await later.save();
    expect([later.form.conflictOf('goals')?.theirs, records.texts.goals]).toEqual(['Theirs', 'Theirs']);
  });

  it('forgets the draft after a save or a discard', async () => {
    const { store, drafts, clock, kept } = await setUp();
    store.edit();
    store.write('goals', 'Mine');
    await kept();
    store.discard();
    clock.advance(300);
    await eventually(() => expect(drafts.kept.size).toBe(0));
    expect([store.form.mine.goals, store.editing]).toEqual(['Sleep', false]);
  });

  it('says when the device cannot keep drafts', async () => {
    const { store, drafts, clock } = await setUp();
    drafts.isBroken = true;
    store.write('goals', 'Mine');
    clock.advance(300);
    await eventually(() => expect(store.notKept).toBe(true));
  });

  it('distinguishes unwritten from unknown', async () => {
    const { record, records } = historyTools();
    records.planned.failNext('read', { kind: 'unreachable' });
    const store = record.record();
    store.start();
    await eventually(() => expect(store.record.status).toBe('couldNotCheck'));
    expect([store.known, store.isUnwritten]).toEqual([undefined, false]);
    store.reload();
    await eventually(() => expect(store.isUnwritten).toBe(true));
  });

  it('keeps only the entries of a record that the user may no longer see', async () => {
    const { store, records } = await setUp();
    store.edit();
    store.write('goals', 'Mine');
    records.planned.failNext('read', { kind: 'notAllowed' });
    store.reload();
    await eventually(() => expect(store.isLost).toBe(true));
    expect([store.known, store.formFields, store.form.mine.goals, store.theirFieldOf('medication')]).toEqual([
      undefined,
      ['goals'],
      'Mine',
      undefined,
    ]);
  });

  it('reads the record again when an unconfirmed save is discarded, and shows no old values until then', async () => {
    const { store, records } = await setUp();
    store.edit();
    store.write('goals', 'Work');
    records.planned.failNext('change', { kind: 'unreachable' }, { butDone: true });
    await store.save();
    expect([store.form.status, records.texts.goals]).toEqual(['unanswered', 'Work']);
    records.planned.failNext('read', { kind: 'unreachable' });
    store.discard();
    expect([store.record.status, store.known, store.editing]).toEqual(['unknown', undefined, false]);
    await eventually(() => expect(store.record).toEqual({ status: 'couldNotCheck', failure: { kind: 'unreachable' } }));
    store.reload();
    await eventually(() => expect(store.known?.goals).toMatchObject({ value: 'Work' }));
    expect([store.form.mine.goals, store.form.isUnsaved]).toEqual(['Work', false]);
  });

  it('reads nothing again when an unsent draft is discarded', async () => {
    const { store, records } = await setUp();
    store.edit();
    store.write('goals', 'Work');
    const reads = records.planned.countOf('read');
    store.discard();
    expect([store.record.status, records.planned.countOf('read')]).toEqual(['known', reads]);
  });
});
