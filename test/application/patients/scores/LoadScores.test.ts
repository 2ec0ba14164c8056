import { LoadScores } from '@/application/patients/scores/LoadScores';
import { aPatient } from '#test/support/builders/patients/aPatient';
import { FakePatientGateway } from '#test/support/fakes/patients/FakePatientGateway';

const DAY = 24 * 3_600_000;

function setUp() {
  const gateway = new FakePatientGateway(aPatient());
  return { gateway, load: () => new LoadScores(gateway).execute('p-ana', 0, 100 * DAY) };
}

describe('LoadScores', () => {
  it('reads each questionnaire by the rules, and never makes an unknown total 0', async () => {
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

  it('breaks the line of moods where days are missing', async () => {
    const { gateway, load } = setUp();
    gateway.series = {
      ...gateway.series,
      mood: [0, 1, 5].map(day => ({ momentId: `m-${day}`, at: day * DAY, mood: day })),
    };
    const loaded = await load();
    expect(loaded.ok && loaded.value.lines.mood.map(run => run.map(({ value }) => value))).toEqual([[0, 1], [5]]);
  });

  it('says when nothing could be loaded', async () => {
    const { gateway, load } = setUp();
    gateway.planned.failNext('graph', { kind: 'unreachable' });
    expect(await load()).toEqual({ ok: false, failure: { kind: 'unreachable' } });
  });
});
