import { edits } from '@/presentation/surveys/surveysText';
import { anEnding, aPage, aQuestion } from '#test/support/builders/surveys/aSurvey';
import { surveyTools } from '#test/support/builders/surveys/surveyTools';
import { eventually } from '#test/support/eventually';

async function opened(tools = surveyTools()) {
  const store = tools.builder();
  const stop = store.start();
  await eventually(() => expect(store.survey).toBeDefined());
  await eventually(() => expect(store.pages.length).toBeGreaterThan(0));
  return { ...tools, store, stop };
}

describe('the builder of a survey', () => {
  it('undoes and redoes, with the words of one field as one step', async () => {
    const { store } = await opened();
    const write = (text: string) => store.edit(edits.withQuestion(store.pages, { ...aQuestion('a'), text }), 'a text');
    write('H');
    write('He');
    store.edit(edits.withoutQuestion(store.pages, 'b'));
    store.undo();
    expect(store.questions.map(({ id }) => id)).toEqual(['a', 'b', 'thanks']);
    store.undo();
    expect([store.questions[0]?.text, store.canUndo]).toEqual(['Question a', false]);
    store.redo();
    store.redo();
    expect([store.questions.map(({ text }) => text), store.canRedo]).toEqual([['He', 'Thank you.'], false]);
  });

  it('keeps what is written as a draft of the device', async () => {
    const { store, stop, ...tools } = await opened();
    store.edit(edits.withoutQuestion(store.pages, 'b'));
    stop();
    await tools.flush();
    const { store: later } = await opened(tools);
    await eventually(() => expect(later.questions.map(({ id }) => id)).toEqual(['a', 'thanks']));
    expect([later.form.restored, later.isChanged]).toEqual([true, true]);
    later.discard();
    await eventually(() => expect(later.questions).toHaveLength(3));
  });

  it('saves a draft with faults, and publishes none', async () => {
    const { store, gateway } = await opened();
    store.edit(edits.withoutQuestion(store.pages, 'thanks'));
    expect(store.faults).toEqual([{ check: 'deadEnds', question: 'b', reason: 'noEnding' }]);
    await store.send('publish');
    expect(gateway.changes).toEqual([]);
    await store.send('save');
    expect([gateway.changes, store.done, store.isChanged]).toEqual([['save check-in'], 'saved', false]);
  });

  it('publishes, from the second time on with a reason', async () => {
    const { store, gateway } = await opened();
    await store.send('publish');
    expect([store.done, store.survey?.version]).toEqual(['published', 1]);
    store.edit(edits.withoutQuestion(store.pages, 'b'));
    await store.send('publish');
    expect([store.isReasonMissing, gateway.changes]).toEqual([true, ['publish check-in']]);
    store.write('reason', 'Too long');
    await store.send('publish');
    expect(gateway.changes).toEqual(['publish check-in', 'publish check-in: Too long']);
  });

  it('lets no one overwrite what another administrator has saved without a choice', async () => {
    const { store, gateway } = await opened();
    store.edit(edits.withoutQuestion(store.pages, 'b'));
    gateway.edit('check-in', { pages: aPage(aQuestion('theirs'), anEnding) });
    await store.send('save');
    expect([store.failure?.kind, gateway.changes]).toEqual(['changedMeanwhile', []]);
    expect(store.hasConflict).toBe(true);
    await store.send('save');
    expect(gateway.changes).toEqual([]);
    store.overwrite();
    await store.send('save');
    expect(gateway.stored('check-in').pages).toEqual(aPage(aQuestion('a'), anEnding));
  });

  it('lets no draft of the device overwrite what was saved since it was written', async () => {
    const { store, stop, ...tools } = await opened();
    store.edit(edits.withoutQuestion(store.pages, 'b'));
    stop();
    await tools.flush();
    tools.gateway.edit('check-in', { pages: aPage(aQuestion('theirs'), anEnding) });
    const { store: later } = await opened(tools);
    await later.send('save');
    expect([later.hasConflict, tools.gateway.changes]).toEqual([true, []]);
    later.discard();
    await eventually(() => expect(later.questions.map(({ id }) => id)).toEqual(['theirs', 'thanks']));
  });

  it('says that it is saved where the answer was lost and the server has it', async () => {
    const { store, gateway } = await opened();
    store.edit(edits.withoutQuestion(store.pages, 'b'));
    gateway.planned.failNext('save', { kind: 'unreachable' }, { butDone: true });
    await store.send('save');
    expect([store.done, store.failure]).toEqual(['saved', undefined]);
    store.edit(edits.withoutQuestion(store.pages, 'a'));
    gateway.planned.failNext('save', { kind: 'unreachable' });
    await store.send('save');
    expect([store.failure?.kind, store.isChanged]).toEqual(['unreachable', true]);
  });

  it('keeps what is written while it is being saved', async () => {
    const { store, gateway } = await opened();
    store.edit(edits.withoutQuestion(store.pages, 'b'));
    const saving = store.send('save');
    store.edit(edits.withQuestion(store.pages, { ...aQuestion('a'), text: 'Typed meanwhile' }), 'a text');
    store.write('title', 'Weekly check-in');
    await saving;
    expect(gateway.stored('check-in')).toMatchObject({ title: 'Check-in', pages: aPage(aQuestion('a'), anEnding) });
    expect([store.questions[0]?.text, store.form.mine.title]).toEqual(['Typed meanwhile', 'Weekly check-in']);
    expect([store.done, store.isChanged, store.hasConflict]).toEqual([undefined, true, false]);
    await store.send('save');
    expect([gateway.stored('check-in').title, store.done]).toEqual(['Weekly check-in', 'saved']);
  });

  it('says no longer that it is saved once something else is on the screen', async () => {
    const { store } = await opened();
    store.edit(edits.withoutQuestion(store.pages, 'b'));
    const differ = [() => store.undo(), () => store.redo(), () => store.write('title', 'Another')];
    for (const act of differ) {
      await store.send('save');
      expect(store.done).toBe('saved');
      act();
      expect(store.done).toBeUndefined();
    }
  });

  it('deletes with a reason what has no answers, and says why otherwise', async () => {
    const { store, gateway, deleted } = await opened();
    await store.remove();
    expect([store.isReasonMissing, deleted]).toEqual([true, []]);
    store.write('reason', 'A slip');
    gateway.edit('check-in', { answers: 1 }, { sameVersion: true });
    await store.remove();
    expect(store.failure?.kind).toBe('hasAnswers');
    gateway.edit('check-in', { answers: 0 }, { sameVersion: true });
    await store.remove();
    expect([deleted, gateway.has('check-in')]).toEqual([['check-in'], false]);
  });

  it('checks nothing again while the words of a question are typed', async () => {
    const { store } = await opened();
    const before = store.faults;
    store.edit(edits.withQuestion(store.pages, { ...aQuestion('a'), text: 'How are you?' }), 'a text');
    expect(store.faults).toBe(before);
    store.edit(edits.withQuestion(store.pages, { ...aQuestion('a'), text: 'Have you hurt yourself?' }), 'a text');
    expect(store.faults).toEqual([{ check: 'crisis', question: 'a', reason: 'undecided' }]);
  });

  it('takes a FHIR questionnaire in one step of undo', async () => {
    const { store } = await opened();
    store.importFhir('{"resourceType":"Questionnaire","item":[{"linkId":"x","type":"boolean","text":"X?"}]}');
    expect(store.questions.map(({ id }) => id)).toEqual(['x']);
    store.importFhir('no file of this kind');
    expect(store.imported).toEqual({ kind: 'notJson' });
    store.undo();
    expect(store.questions).toHaveLength(3);
  });
});
