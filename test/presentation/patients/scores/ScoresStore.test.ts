import { LoadScores } from '@/application/patients/scores/LoadScores';
import { ScoresStore } from '@/presentation/patients/scores/ScoresStore';
import { aPatient } from '#test/support/builders/patients/aPatient';
import { FakePatientGateway } from '#test/support/fakes/patients/FakePatientGateway';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

const settle = () => new Promise<void>(resolve => setImmediate(resolve));
const items = (...answers: (number | null)[]): readonly (number | null)[] => answers;

async function setUp(zone = 'Europe/London') {
  const clock = new ManualClock(Date.parse('2026-04-10T12:00:00Z'));
  const gateway = new FakePatientGateway(aPatient());
  const results = [
    { momentId: 'm-1', at: Date.parse('2026-03-01T10:00:00Z'), items: items(1, 1, 1, 1, 1, 0, 0, 0, 0) },
    { momentId: 'm-2', at: Date.parse('2026-03-20T10:00:00Z'), items: items(2, 2, 2, 2, 2, 0, 0, 0, 1) },
  ];
  gateway.series = { mood: [], phq9: results, gad7: [], cgi: [] };
  const store = new ScoresStore(aPatient().id, zone, {
    loadScores: new LoadScores(gateway),
    clock,
  });
  const stop = store.start();
  await settle();
  return { gateway, store, stop, clock };
}

describe('ScoresStore', () => {
  it("shows the last 90 days of the patient's calendar, including the day when clocks change", async () => {
    const { store } = await setUp();
    expect([store.fromDay, store.lastDay]).toEqual(['2026-01-11', '2026-04-10']);
    expect(store.shown?.scores.graph).toMatchObject({
      from: Date.parse('2026-01-11T00:00:00Z'),
      until: Date.parse('2026-04-10T23:00:00Z'),
    });
  });

  it('loads other days in the patient’s time zone, but not an invalid range', async () => {
    const { store, gateway } = await setUp('Australia/Sydney');
    store.edit('fromDay', '2026-04-05');
    store.edit('lastDay', '2026-04-05');
    expect(store.span).toBeNull();
    await store.load();
    expect(store.shown?.scores.graph).toMatchObject({
      from: Date.parse('2026-04-04T13:00:00Z'),
      until: Date.parse('2026-04-05T14:00:00Z'),
    });
    store.edit('lastDay', '2026-04-04');
    expect(store.isUnfit).toBe(true);
    await store.load();
    expect(gateway.planned.countOf('graph')).toBe(2);
  });

  it('shows the last item of the latest PHQ-9, and the change since the one before', async () => {
    const { store } = await setUp();
    expect(store.latestSelfHarm).toMatchObject({ total: 11, band: 'moderate', selfHarm: 'flagged' });
    expect([store.trendOf('phq9'), store.trendOf('gad7')]).toEqual([
      { direction: 'worse', since: Date.parse('2026-03-01T10:00:00Z') },
      { direction: 'unknown' },
    ]);
  });

  it('keeps the known scores when a load fails, and says that it failed', async () => {
    const { store, gateway } = await setUp();
    gateway.planned.failNext('graph', { kind: 'unreachable' });
    store.choose(30);
    await settle();
    expect([store.failure, store.loading]).toEqual([{ kind: 'unreachable' }, false]);
    expect(store.shown?.scores.graph.from).toBe(Date.parse('2026-01-11T00:00:00Z'));
    await store.load();
    expect([store.failure, store.shown?.scores.graph.from]).toEqual([undefined, Date.parse('2026-03-12T00:00:00Z')]);
  });

  it('uses only the answer to the newest request', async () => {
    const { store } = await setUp();
    store.choose(30);
    store.choose(365);
    await settle();
    expect([store.span, store.fromDay]).toEqual([365, '2025-04-11']);
    expect(store.shown?.scores.graph.from).toBe(Date.parse('2025-04-10T23:00:00Z'));
  });

  it('shows nothing of a patient who is no longer in the user’s care', async () => {
    const { store, gateway } = await setUp();
    gateway.planned.failNext('graph', { kind: 'notAllowed' });
    await store.load();
    expect([store.shown, store.latestSelfHarm, store.isLost]).toEqual([undefined, undefined, true]);
  });

  it('moves its days on when it is shown again on another day, unless other days were chosen', async () => {
    const { store, stop, clock } = await setUp();
    stop();
    clock.advance(24 * 3_600_000);
    store.start()();
    expect([store.fromDay, store.lastDay, store.span]).toEqual(['2026-01-12', '2026-04-11', 90]);
    store.edit('lastDay', '2026-03-01');
    store.start();
    expect([store.fromDay, store.lastDay, store.span]).toEqual(['2026-01-12', '2026-03-01', null]);
  });
});
