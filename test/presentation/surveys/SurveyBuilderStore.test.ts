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
  it('undoes and redoes, and treats typing in one field as one step', async () => {
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

  it('keeps the entries as a draft on the device', async () => {
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

  it('saves a draft with errors, but does not publish it', async () => {
    const { store, gateway } = await opened();
    store.edit(edits.withoutQuestion(store.pages, 'thanks'));
    expect(store.faults).toEqual([{ check: 'deadEnds', question: 'b', reason: 'noEnding' }]);
    await store.send('publish');
    expect(gateway.changes).toEqual([]);
    await store.send('save');
    expect([gateway.changes, store.done, store.isChanged]).toEqual([['save check-in'], 'saved', false]);
  });

  it('publishes, with a reason from the second time on', async () => {
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

  it('does not overwrite what another administrator has saved without a decision', async () => {
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

  it('does not let a device draft overwrite what was saved since it was written', async () => {
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

  it('says saved when the answer was lost but the server has it', async () => {
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

  it('keeps what is typed during a save', async () => {
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

  it('no longer says saved once something else is on the screen', async () => {
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

  it('deletes with a reason a survey without answers, and says why it cannot delete others', async () => {
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

  it('does not repeat the checks while the text of a question is typed', async () => {
    const { store } = await opened();
    const before = store.faults;
    store.edit(edits.withQuestion(store.pages, { ...aQuestion('a'), text: 'How are you?' }), 'a text');
    expect(store.faults).toBe(before);
    store.edit(edits.withQuestion(store.pages, { ...aQuestion('a'), text: 'Have you hurt yourself?' }), 'a text');
    expect(store.faults).toEqual([{ check: 'crisis', question: 'a', reason: 'undecided' }]);
  });

  it('imports a FHIR questionnaire as one undo step', async () => {
    const { store } = await opened();
    store.importFhir('{"resourceType":"Questionnaire","item":[{"linkId":"x","type":"boolean","text":"X?"}]}');
    expect(store.questions.map(({ id }) => id)).toEqual(['x']);
    store.importFhir('no file of this kind');
    expect(store.imported).toEqual({ kind: 'notJson' });
    store.undo();
    expect(store.questions).toHaveLength(3);
  });
});
