import { aMoment } from '#test/support/builders/patients/aMoment';
import { historyTools } from '#test/support/builders/patients/historyTools';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { eventually } from '#test/support/eventually';

beforeAll(() => loadTestTexts('patientTimeline'));

async function setUp() {
  const tools = historyTools();
  tools.history.put(aMoment());
  tools.actions.start();
  await eventually(() => expect(tools.actions.timeline.phase).toBe('known'));
  const entry = () => tools.actions.timeline.entries.find(({ moment }) => moment.momentId === 'm-1');
  return { ...tools, entry };
}

describe('PatientTimelineActions', () => {
  it('keeps a note as it is typed, saves it and shows it', async () => {
    const { actions: desk, drafts, clock, history, received, formDrafts } = await setUp();
    desk.note.write('  Slept badly. ');
    clock.advance(300);
    await formDrafts.flush();
    await eventually(() => expect(drafts.kept.get('p-ana')).toContain('  Slept badly. '));
    await desk.note.save();
    expect(history.notes()).toEqual(['Spoke about sleep.', '  Slept badly. ']);
    expect([desk.note.text, desk.timeline.entries[0]?.moment.note, received, drafts.kept.size]).toEqual([
      '',
      '  Slept badly. ',
      ['The note is saved.'],
      0,
    ]);
  });

  it('restores the draft on another page', async () => {
    const { actions: desk, clock, page, formDrafts } = await setUp();
    desk.note.write('Half a thou');
    clock.advance(300);
    await formDrafts.flush();
    const { note } = page().actions;
    note.start();
    await eventually(() => expect(note.text).toBe('Half a thou'));
  });

  it('counts the characters left, and refuses a text that is too long without cutting it', async () => {
    const { actions: desk, history } = await setUp();
    desk.note.write('x'.repeat(2_001));
    await desk.note.save();
    expect([
      desk.note.verdict,
      desk.note.fewLeft,
      desk.note.canSave,
      history.notes().length,
      desk.note.text.length,
    ]).toEqual([{ fault: 'tooLong', left: -1 }, true, false, 1, 2_001]);
  });

  it('saves a note once after a lost answer, and says that later changes are not saved', async () => {
    const { actions: desk, history } = await setUp();
    history.planned.failNext('addNote', { kind: 'unreachable' }, { butDone: true });
    desk.note.write('Called her sister.');
    await desk.note.save();
    expect([desk.note.isUnanswered, desk.note.text]).toEqual([true, 'Called her sister.']);
    desk.note.write('Called her sister, and her brother.');
    await desk.note.save();
    expect([desk.note.form.status, desk.note.form.serverValue?.text, desk.note.text]).toEqual([
      'heldOtherwise',
      'Called her sister.',
      'Called her sister, and her brother.',
    ]);
    await desk.note.save();
    expect([history.notes(), desk.note.text]).toEqual([
      ['Spoke about sleep.', 'Called her sister.', 'Called her sister, and her brother.'],
      '',
    ]);
  });

  it.each([
    ['had arrived', true],
    ['had not', false],
  ])('does not save a note twice when its answer was lost before a reload, though it %s', async (_, butDone) => {
    const { actions: desk, history, page } = await setUp();
    history.planned.failNext('addNote', { kind: 'unreachable' }, { butDone });
    desk.note.write('Called her sister.');
    await desk.note.save();
    const { note } = page().actions;
    note.start();
    await eventually(() => expect([note.text, note.isUnanswered]).toEqual(['Called her sister.', true]));
    await note.save();
    expect([history.notes(), note.text, note.form.isUnsaved]).toEqual([
      ['Spoke about sleep.', 'Called her sister.'],
      '',
      false,
    ]);
  });

  it('makes one note of a draft that two windows show and save', async () => {
    const { actions: desk, history, page } = await setUp();
    desk.note.write('Called her sister.');
    await desk.note.save();
    history.planned.failNext('addNote', { kind: 'refused' });
    desk.note.write('And her brother.');
    await desk.note.save();
    const { note } = page().actions;
    note.start();
    await eventually(() => expect([note.text, note.isUnanswered]).toEqual(['And her brother.', false]));
    await desk.note.save();
    await note.save();
    expect(history.notes()).toEqual(['Spoke about sleep.', 'Called her sister.', 'And her brother.']);
  });

  it('keeps a refused note on the screen', async () => {
    const { actions: desk, history } = await setUp();
    history.planned.failNext('addNote', { kind: 'notAllowed' });
    desk.note.write('Called her sister.');
    await desk.note.save();
    expect([desk.note.text, desk.note.failure]).toEqual(['Called her sister.', { kind: 'notAllowed' }]);
  });

  const impressions = ({ history }: Pick<ReturnType<typeof historyTools>, 'history'>) =>
    [...history.moments.values()].flatMap(({ cgi }) => (cgi ? [cgi] : []));

  it('records one impression however often it is sent, and says that later changes are not saved', async () => {
    const { actions: desk, history } = await setUp();
    const { cgi } = desk;
    history.planned.failNext('recordCgi', { kind: 'unreachable' }, { butDone: true });
    cgi.open();
    cgi.form.edit('severity', 4);
    cgi.form.edit('improvement', 'first');
    await cgi.save();
    cgi.form.edit('severity', 5);
    await cgi.save();
    expect([cgi.form.status, cgi.form.serverValue?.severity, cgi.form.mine.severity, cgi.isOpen]).toEqual([
      'heldOtherwise',
      4,
      5,
      true,
    ]);
    expect(impressions({ history })).toEqual([{ severity: 4, improvement: null }]);
    await cgi.save();
    expect(impressions({ history })).toEqual([
      { severity: 4, improvement: null },
      { severity: 5, improvement: null },
    ]);
    expect([cgi.isOpen, desk.timeline.entries.some(({ moment }) => moment.type === 'cgi')]).toEqual([false, true]);
  });

  it('records no impression without every choice, not even “nothing to compare with”', async () => {
    const { actions: desk, history } = await setUp();
    desk.cgi.form.edit('severity', 4);
    await desk.cgi.save();
    expect([desk.cgi.missing, impressions({ history })]).toEqual([['improvement'], []]);
  });

  it('restores an impression after a reload until it is saved or discarded', async () => {
    const { actions: desk, drafts, page, formDrafts } = await setUp();
    desk.cgi.open();
    desk.cgi.form.edit('severity', 4);
    desk.cgi.form.edit('note', 'Slower than in May');
    await formDrafts.flush();
    const { cgi, formDrafts: later } = ((next: ReturnType<typeof page>) => ({
      cgi: next.actions.cgi,
      formDrafts: next.formDrafts,
    }))(page());
    cgi.start();
    await eventually(() =>
      expect([cgi.form.mine, cgi.form.restored, cgi.isOpen]).toEqual([
        { severity: 4, improvement: null, note: 'Slower than in May' },
        true,
        false,
      ]),
    );
    cgi.close();
    expect(cgi.form.mine.note).toBe('Slower than in May');
    cgi.discard();
    await later.flush();
    await eventually(() =>
      expect([cgi.form.mine.severity, cgi.form.mine.note, drafts.kept.size]).toEqual([null, '', 0]),
    );
  });

  it.each([
    ['had arrived', true],
    ['had not', false],
  ])('restores an unconfirmed impression after a reload, and records it once, though it %s', async (_, butDone) => {
    const { actions: desk, history, drafts, page } = await setUp();
    history.planned.failNext('recordCgi', { kind: 'unreachable' }, { butDone });
    desk.cgi.form.edit('severity', 4);
    desk.cgi.form.edit('improvement', 2);
    await desk.cgi.save();
    const { cgi } = page().actions;
    cgi.start();
    await eventually(() =>
      expect([cgi.isOpen, cgi.form.status, cgi.form.mine.severity]).toEqual([true, 'unanswered', 4]),
    );
    cgi.discard();
    expect([cgi.isOpen, cgi.form.mine.severity]).toEqual([false, 4]);
    await cgi.save();
    expect(impressions({ history })).toEqual([{ severity: 4, improvement: 2 }]);
    await eventually(() => expect(drafts.kept.size).toBe(0));
  });

  it('restores each moment’s reason for deletion after a reload, until it is sent or discarded', async () => {
    const { actions: desk, entry, clock, drafts, page, history, formDrafts } = await setUp();
    history.put(aMoment({ momentId: 'm-2' }));
    const known = entry();
    if (known === undefined) throw new Error('The note is not there.');
    desk.deletion.ask(known);
    desk.deletion.choose('forGood');
    desk.deletion.explain('Another person’s record');
    clock.advance(300);
    await formDrafts.flush();
    const { deletion } = page().actions;
    deletion.ask({ ...known, moment: { ...known.moment, momentId: 'm-2' } });
    await Promise.resolve();
    expect([deletion.way, deletion.reason]).toEqual(['hide', '']);
    deletion.ask(known);
    await eventually(() => expect([deletion.way, deletion.reason]).toEqual(['forGood', 'Another person’s record']));
    deletion.cancel();
    deletion.ask(known);
    await eventually(() => expect(deletion.reason).toBe('Another person’s record'));
    await deletion.confirm();
    clock.advance(300);
    await formDrafts.flush();
    await eventually(() => expect(drafts.kept.size).toBe(0));
    deletion.ask(known);
    deletion.explain('Changed my mind');
    deletion.discard();
    clock.advance(300);
    await formDrafts.flush();
    await eventually(() => expect(drafts.kept.size).toBe(0));
  });

  it('hides the content of a deleted moment, but still shows that it existed', async () => {
    const { actions: desk, entry, history } = await setUp();
    const known = entry();
    if (known !== undefined) desk.deletion.ask(known);
    await desk.deletion.confirm();
    expect(history.moments.get('m-1')?.deleted).toBeDefined();
    expect(entry()).toMatchObject({ shown: 'deleted', moment: { deleted: { by: { userId: 'u-ben' } } } });
    expect(entry()?.moment.note).toBeUndefined();
  });

  it('asks for permanent deletion only with a reason, and keeps the reason when it fails', async () => {
    const { actions: desk, entry, history } = await setUp();
    const known = entry();
    if (known !== undefined) desk.deletion.ask(known);
    desk.deletion.choose('forGood');
    await desk.deletion.confirm();
    expect([desk.deletion.fault, history.reasons.size]).toEqual(['tooShort', 0]);
    desk.deletion.explain('Another person’s record');
    history.planned.failNext('requestHardDelete', { kind: 'unreachable' });
    await desk.deletion.confirm();
    expect([desk.deletion.reason, desk.deletion.failure, entry()?.shown]).toEqual([
      'Another person’s record',
      { kind: 'unreachable' },
      'shown',
    ]);
    await desk.deletion.confirm();
    expect([history.reasons.get('m-1'), entry()?.shown]).toEqual(['Another person’s record', 'awaitingDeletion']);
  });

  it('removes an own note without a trace, and offers that only for own notes', async () => {
    const { actions: desk, entry, history } = await setUp();
    const known = entry();
    if (known === undefined) throw new Error('The note is not there.');
    desk.deletion.ask({ ...known, isOwn: false });
    expect([desk.deletion.ways, desk.deletion.way]).toEqual([['forGood'], 'forGood']);
    desk.deletion.ask(known);
    desk.deletion.choose('takeBack');
    await desk.deletion.confirm();
    expect([history.moments.size, desk.timeline.entries]).toEqual([0, []]);
  });

  it('describes a moment with its history, and shows both texts when a colleague was faster', async () => {
    const { actions: desk, history, entry, drafts, clock, formDrafts } = await setUp();
    const description = desk.describe(aMoment());
    description.start();
    await eventually(() => expect(description.description.status).toBe('known'));
    description.write('Mine');
    clock.advance(300);
    await formDrafts.flush();
    await eventually(() => expect(drafts.kept.size).toBe(1));
    await history.write('p-ana', 'm-1', 'Theirs');
    await description.save();
    expect([description.text, description.theirs?.text, description.canSave]).toEqual(['Mine', 'Theirs', false]);
    description.form.choose('text', 'mine');
    await description.save();
    expect([history.moments.get('m-1')?.description, entry()?.moment.description, description.saved]).toEqual([
      'Mine',
      'Mine',
      true,
    ]);
    expect(description.audit).toMatchObject({
      status: 'known',
      value: {
        items: [
          { before: 'Theirs', after: 'Mine' },
          { before: '', after: 'Theirs' },
        ],
      },
    });
    clock.advance(300);
    await formDrafts.flush();
    await eventually(() => expect(drafts.kept.size).toBe(0));
  });

  it('restores a description after a reload, and shows both texts when a colleague has written too', async () => {
    const { actions: desk, history, clock, page, formDrafts } = await setUp();
    const before = desk.describe(aMoment());
    before.start();
    await eventually(() => expect(before.description.status).toBe('known'));
    before.write('Mine');
    clock.advance(300);
    await formDrafts.flush();
    const after = page().actions.describe(aMoment());
    after.start();
    await eventually(() => expect([after.text, after.theirs, after.canSave]).toEqual(['Mine', undefined, true]));
    await history.write('p-ana', 'm-1', 'Theirs');
    const later = page().actions.describe(aMoment());
    later.start();
    await eventually(() => expect([later.text, later.canSave]).toEqual(['Mine', true]));
    await later.save();
    expect([later.text, later.theirs?.text, history.moments.get('m-1')?.description]).toEqual([
      'Mine',
      'Theirs',
      'Theirs',
    ]);
  });

  it('does not offer to describe a moment when its description could not be loaded', async () => {
    const { actions: desk, history } = await setUp();
    history.planned.failNext('read', { kind: 'unreachable' });
    const description = desk.describe(aMoment());
    description.start();
    await eventually(() => expect(description.description.status).toBe('couldNotCheck'));
    description.write('Mine');
    expect(description.canSave).toBe(false);
  });
});
