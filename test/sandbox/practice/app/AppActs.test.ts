import { AppActs } from '#sandbox/practice/app/AppActs';
import { quizAnswers } from '#sandbox/practice/app/quizAnswers';
import { SeededRandom } from '#sandbox/seed/SeededRandom';
import { newPatientApp } from './newPatientApp';

function setUp(seed = 3) {
  const made = newPatientApp();
  return { ...made, acts: new AppActs(made.app, made.clock, new SeededRandom(seed)) };
}

describe('AppActs', () => {
  it('records the requested mood, or one near the last', async () => {
    const { acts, server } = setUp();
    expect(await acts.does('mood', { level: 9 })).toBe('Recorded a mood of 9.');
    await acts.does('mood');
    const [first, second] = server.stored('checkup').map(({ reading }) => reading?.mood ?? NaN);
    expect(first).toBe(9);
    expect(second).toBeGreaterThanOrEqual(7);
  });

  it('earns a reward for the walk that it has added to the history', async () => {
    const { acts, server } = setUp();
    expect(await acts.does('walk', { minutes: 25 })).toBe(
      'Walked for 25 minutes, the walk number 1 of this week, and earned 3 points, 3 in all.',
    );
    expect(server.rewards).toEqual(server.stored('activity').map(({ momentId }) => momentId));
    expect(server.stored('activity')[0]?.activity).toEqual({ activityId: 'walk', duration: 1_500 });
  });

  it('fills in the given answers, or its own', async () => {
    const { acts, server } = setUp();
    const items = [3, 3, 3, 3, 3, 3, 3, 3, 2];
    await acts.does('phq9', { items });
    await acts.does('gad7');
    expect(server.stored('phq9')[0]?.items).toEqual(items);
    expect(server.stored('gad7')[0]?.items).toHaveLength(7);
  });

  it('advances the programme although the tablet was faster', async () => {
    const { acts, server, clock } = setUp();
    await acts.does('programme');
    clock.ms += 3_600_000;
    expect(await acts.does('programme')).toBe(
      'Came to step 2 of the programme; the tablet had been faster, which the app repaired.',
    );
    expect(server.entries).toEqual({ step: '2', lastSession: '2026-03-02T13:00:00.000Z' });
  });

  it('reports what was recorded offline with its past times', async () => {
    const { acts, server, clock } = setUp();
    await acts.does('offline');
    const times = server.stored().map(({ at }) => Date.parse(at));
    expect(times.length).toBeGreaterThan(1);
    expect(Math.max(...times)).toBeLessThan(clock.now());
  });

  it('dismisses dismissible messages until their text changes', async () => {
    const { acts, server } = setUp();
    const message = { kind: 'warning', message: 'Chat is slow.', dismissible: true, from: '2026-01-01T09:00:00Z' };
    const shown = async (): Promise<readonly string[]> => (await acts.app.messages.shown()).open.map(({ id }) => id);
    server.alerts = [
      { ...message, id: 'a', revision: 'r1' },
      { ...message, id: 'b', revision: 'r1', dismissible: false, kind: 'urgent' },
    ];
    expect(await shown()).toEqual(['b', 'a']);
    expect(await acts.does('dismiss')).toBe('Dismissed 1 messages.');
    expect(await shown()).toEqual(['b']);
    server.alerts = [{ ...message, id: 'a', revision: 'r2' }];
    expect(await shown()).toEqual(['a']);
  });

  it('never invents suicidal thoughts, however low the mood', () => {
    const random = new SeededRandom(5);
    const all = Array.from({ length: 200 }, () => quizAnswers('phq9', 0, random));
    expect(new Set(all.map(items => items[8]))).toEqual(new Set([0]));
    expect(all.flat().every(item => item >= 0 && item <= 3)).toBe(true);
  });
});
