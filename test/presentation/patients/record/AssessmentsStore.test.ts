import { anAssessment } from '#test/support/builders/patients/anAssessment';
import { historyTools } from '#test/support/builders/patients/historyTools';
import { eventually } from '#test/support/eventually';

async function setUp() {
  const tools = historyTools();
  tools.assessments.put(anAssessment());
  const store = tools.record.assessments();
  store.start();
  await eventually(() => expect(store.known).toHaveLength(1));
  return { ...tools, store };
}

describe('AssessmentsStore', () => {
  it('deletes an assessment after it was shown', async () => {
    const { store } = await setUp();
    await store.ask('ra-1');
    expect(store.removing?.value.summary).toBe('Thoughts in spring, none since.');
    await store.remove();
    await eventually(() => expect([store.known, store.removing]).toEqual([[], undefined]));
  });

  it('shows the newer version and asks again when a colleague has changed it', async () => {
    const { store, assessments } = await setUp();
    await store.ask('ra-1');
    assessments.put(anAssessment({ level: 'imminent' }));
    await store.remove();
    expect([store.readBefore?.level, store.removing?.value.level, store.known?.length]).toEqual([
      'moderate',
      'imminent',
      1,
    ]);
    await store.remove();
    await eventually(() => expect(store.known).toEqual([]));
  });

  it('keeps asking when no answer came', async () => {
    const { store, assessments } = await setUp();
    await store.ask('ra-1');
    assessments.planned.failNext('remove', { kind: 'unreachable' });
    await store.remove();
    expect([store.failure, store.removing?.value.riskAssessmentId]).toEqual([{ kind: 'unreachable' }, 'ra-1']);
  });

  it('keeps the known ones when they cannot be reloaded, and says so', async () => {
    const { store, assessments } = await setUp();
    assessments.planned.failNext('list', { kind: 'unreachable' });
    store.reload();
    await eventually(() => expect([store.assessments.status, store.known?.length]).toEqual(['couldNotCheck', 1]));
  });

  it('asks about the last one pressed, whichever answer arrives first', async () => {
    const { store, assessments } = await setUp();
    assessments.put(anAssessment({ riskAssessmentId: 'ra-2', summary: 'The second.' }));
    const read = assessments.read.bind(assessments);
    let release: () => void = () => undefined;
    const held = new Promise<void>(resolve => (release = resolve));
    assessments.read = async (patientId, riskAssessmentId) => {
      if (riskAssessmentId === 'ra-1') await held;
      return read(patientId, riskAssessmentId);
    };
    const first = store.ask('ra-1');
    await store.ask('ra-2');
    release();
    await first;
    expect(store.removing?.value.summary).toBe('The second.');
  });
});
