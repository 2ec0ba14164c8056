import { LoadScores } from '@/application/patients/scores/LoadScores';
import { loadLatestPhq9 } from '@/application/patients/scores/loadLatestPhq9';
import { aMoment } from '#test/support/builders/patients/aMoment';
import { aPatient } from '#test/support/builders/patients/aPatient';
import { FakePatientGateway } from '#test/support/fakes/patients/FakePatientGateway';
import { FakePatientHistory } from '#test/support/fakes/patients/FakePatientHistory';

describe('LoadScores', () => {
  const DAY = 24 * 3_600_000;

  function setUp() {
    const gateway = new FakePatientGateway(aPatient());
    return { gateway, load: () => new LoadScores(gateway).execute('p-ana', 0, 100 * DAY) };
  }

  it('reads each questionnaire by the rules, and never shows an unknown total as 0', async () => {
    const { gateway, load } = setUp();
    const items = [2, 2, 2, 2, 2, 0, 0, 0, 1];
    gateway.series = {
      ...gateway.series,
      phq9: [
        { momentId: 'a', at: 1, items },
        { momentId: 'b', at: 2, items: [null, ...items.slice(1)] },
      ],
      gad7: [{ momentId: 'c', at: 1, items: [0, 0, 0, 0, 0, 0, 0] }],
    };
    expect(await load()).toMatchObject({
      ok: true,
      value: {
        phq9: [
          { total: 11, band: 'moderate', selfHarm: 'flagged' },
          { total: null, band: null, selfHarm: 'flagged' },
        ],
        gad7: [{ total: 0, band: 'minimal' }],
        lines: { phq9: [[{ at: 1, value: 11 }]], gad7: [[{ at: 1, value: 0 }]] },
      },
    });
  });

  it('breaks the line of moods at missing days', async () => {
    const { gateway, load } = setUp();
    gateway.series = {
      ...gateway.series,
      mood: [0, 1, 5].map(day => ({ momentId: `m-${day}`, at: day * DAY, mood: day })),
    };
    const loaded = await load();
    expect(loaded.ok && loaded.value.lines.mood.map(run => run.map(({ value }) => value))).toEqual([[0, 1], [5]]);
  });

  it('reports that nothing could be loaded', async () => {
    const { gateway, load } = setUp();
    gateway.planned.failNext('graph', { kind: 'unreachable' });
    expect(await load()).toEqual({ ok: false, failure: { kind: 'unreachable' } });
  });
});

describe('loadLatestPhq9', () => {
  const clear = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  const flagged = [0, 0, 0, 0, 0, 0, 0, 0, 2];
  const deleted = { at: Date.UTC(2026, 10, 20), by: { userId: 'u-cleo', name: 'Cleo Park' } };
  const phq9 = (momentId: string, day: number, items: readonly number[]) =>
    aMoment({ momentId, type: 'phq9', at: Date.UTC(2026, 10, day), items });

  function historyOf(...moments: readonly ReturnType<typeof phq9>[]) {
    const history = new FakePatientHistory();
    history.put(...moments);
    return history;
  }

  it('returns the newest one, whatever else was recorded since', async () => {
    const history = historyOf(phq9('old', 1, clear), phq9('new', 10, flagged), aMoment({ at: Date.UTC(2026, 10, 19) }));
    expect(await loadLatestPhq9(history, 'p-ana')).toEqual({
      ok: true,
      value: { at: Date.UTC(2026, 10, 10), items: flagged },
    });
  });

  it('skips deleted ones', async () => {
    const { items: _, ...bare } = phq9('gone', 10, flagged);
    const history = historyOf(phq9('old', 1, clear), { ...bare, deleted });
    expect(await loadLatestPhq9(history, 'p-ana')).toMatchObject({ ok: true, value: { items: clear } });
  });

  it('fails instead of returning an older one when the newest has no answers', async () => {
    const { items: _, ...bare } = phq9('new', 10, flagged);
    expect(await loadLatestPhq9(historyOf(phq9('old', 1, clear), bare), 'p-ana')).toEqual({
      ok: false,
      failure: { kind: 'refused' },
    });
  });

  it('reports that there is none', async () => {
    expect(await loadLatestPhq9(historyOf(aMoment()), 'p-ana')).toEqual({ ok: true, value: null });
  });

  it('fails instead of returning an older one when the newest could not be read', async () => {
    const history = historyOf(phq9('old', 1, clear), phq9('new', 10, flagged));
    history.unreadableIds.add('new');
    expect(await loadLatestPhq9(history, 'p-ana')).toEqual({ ok: false, failure: { kind: 'refused' } });
  });
});
