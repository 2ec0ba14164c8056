import type { AssessedRisk } from '@/domain/patients/risk/RiskAssessment';
import type { AssessmentFormStore } from '@/presentation/patients/record/AssessmentFormStore';
import { anAssessedRisk, anAssessment } from '#test/support/builders/patients/anAssessment';
import { historyTools } from '#test/support/builders/patients/historyTools';
import { eventually } from '#test/support/eventually';

async function setUp(riskAssessmentId?: string) {
  const tools = historyTools();
  tools.assessments.put(anAssessment());
  const saves: (readonly string[])[] = [];
  const open = async (from = tools.record) => {
    const store = from.assessmentForm(riskAssessmentId, mergedFromServer => saves.push(mergedFromServer));
    store.start();
    await eventually(() => expect(store.phase).not.toBe('loading'));
    return store;
  };
  const current = async () => {
    const read = await tools.assessments.read('p-ana', 'ra-1');
    return read.ok ? read.value.value : undefined;
  };
  return { ...tools, open, saves, current };
}

function fill(store: AssessmentFormStore, part: Partial<AssessedRisk> = {}): void {
  const risk = anAssessedRisk({ summary: 'Thoughts, no plan.', ...part });
  for (const field of Object.keys(risk) as (keyof AssessedRisk)[]) store.edit(field, risk[field]);
}

describe('AssessmentFormStore', () => {
  it('has no preset level of risk, and shows no errors before the first save', async () => {
    const { open, assessments } = await setUp();
    const store = await open();
    expect([store.form.mine.level, store.form.mine.status, store.faults]).toEqual([null, null, []]);
    await store.save();
    expect(store.faults).toEqual(['levelMissing', 'statusMissing', 'answerMissing', 'summaryMissing']);
    store.edit('suicidalThoughts', 'not-asked');
    store.edit('level', 'high');
    expect(
      (['level', 'status', 'suicidalThoughts', 'selfHarm', 'summary', 'plan', 'reviewOn'] as const).map(field =>
        store.faultOf(field),
      ),
    ).toEqual([undefined, 'statusMissing', undefined, 'answerMissing', 'summaryMissing', 'planMissing', undefined]);
    expect(store.faults).toEqual(['statusMissing', 'answerMissing', 'summaryMissing', 'planMissing']);
    expect(assessments.planned.countOf('add')).toBe(0);
  });

  it('adds one assessment however often it is sent, and retries adding it to the history', async () => {
    const { open, assessments, saves } = await setUp();
    const store = await open();
    fill(store, { level: 'moderate' });
    assessments.planned.failNext('add', { kind: 'unreachable' }, { butDone: true });
    await store.save();
    expect([store.failure, store.form.mine.summary]).toEqual([{ kind: 'unreachable' }, 'Thoughts, no plan.']);
    assessments.planned.failNext('addToHistory', { kind: 'unreachable' });
    await store.save();
    expect([store.notInHistory, saves]).toEqual([true, []]);
    await store.save();
    const list = await assessments.list('p-ana');
    expect([list.ok && list.value.assessments.length, assessments.inHistory.length, saves]).toEqual([2, 1, [[]]]);
  });

  it('restores a new one on another page with the same id', async () => {
    const { open, page, clock, drafts, assessments } = await setUp();
    const store = await open();
    fill(store, { level: 'low' });
    clock.advance(300);
    await eventually(() => expect(drafts.kept.size).toBe(1));
    assessments.planned.failNext('add', { kind: 'unreachable' }, { butDone: true });
    await store.save();
    const later = await open(page().record);
    expect([later.form.restored, later.form.mine.level, later.form.mine.summary]).toEqual([
      true,
      'low',
      'Thoughts, no plan.',
    ]);
    await later.save();
    const list = await assessments.list('p-ana');
    expect(list.ok && list.value.assessments.length).toBe(2);
  });

  it('saves its changes and takes over a colleague’s', async () => {
    const { open, assessments, current, saves } = await setUp('ra-1');
    const store = await open();
    store.edit('summary', 'Better.');
    assessments.put(anAssessment({ reviewOn: '2026-12-24' }));
    await store.save();
    expect([await current(), saves]).toMatchObject([{ summary: 'Better.', reviewOn: '2026-12-24' }, [['reviewOn']]]);
  });

  it('shows both versions of what both changed, and waits for a decision', async () => {
    const { open, assessments, current, saves } = await setUp('ra-1');
    const store = await open();
    store.edit('level', 'low');
    assessments.put(anAssessment({ level: 'high' }));
    await store.save();
    expect([store.form.conflictOf('level'), store.canSave, saves]).toMatchObject([
      { base: 'moderate', mine: 'low', theirs: 'high' },
      false,
      [],
    ]);
    store.choose('level', 'theirs');
    store.edit('summary', 'Read theirs.');
    await store.save();
    expect(await current()).toMatchObject({ level: 'high', summary: 'Read theirs.' });
  });

  it('shows no empty form when the assessment could not be loaded', async () => {
    const { open, assessments } = await setUp('ra-1');
    assessments.planned.failNext('read', { kind: 'unreachable' });
    const store = await open();
    expect([store.phase, store.canSave]).toEqual(['failed', false]);
    await store.load();
    expect([store.phase, store.form.mine.level]).toEqual(['ready', 'moderate']);
  });

  it('reads the assessments again when an unconfirmed save is discarded, and shows no old values until then', async () => {
    const { open, assessments, current } = await setUp('ra-1');
    const store = await open();
    store.edit('summary', 'Better.');
    assessments.planned.failNext('change', { kind: 'unreachable' }, { butDone: true });
    await store.save();
    expect(store.form.status).toBe('unanswered');
    store.discard();
    expect([store.phase, store.canSave]).toEqual(['loading', false]);
    await eventually(() => expect(store.phase).toBe('ready'));
    expect([store.form.mine.summary, store.form.isUnsaved]).toEqual(['Better.', false]);
    expect(await current()).toMatchObject({ summary: 'Better.' });
  });
});
