import { endpoints } from '#sandbox/endpoints/endpoints';
import { AppActs } from '#sandbox/practice/app/AppActs';
import { AppLife } from '#sandbox/practice/app/AppLife';
import { SeededRandom } from '#sandbox/seed/SeededRandom';
import { ManualTimers } from '#test/sandbox/practice/ManualTimers';
import { newPatientApp } from './newPatientApp';

const minute = 60_000;

function setUp(seed = 1) {
  const made = newPatientApp();
  const timers = new ManualTimers();
  const failures: unknown[] = [];
  const acts = new AppActs(made.app, made.clock, new SeededRandom(seed));
  const life = new AppLife(acts, { timers, report: error => failures.push(error) });
  life.start();
  /** An act takes many turns of the event loop, so an hour passes minute by minute. */
  const pass = async (minutes: number) => {
    for (let passed = 0; passed < minutes; passed += 1) {
      await timers.pass(minute);
      for (let turn = 0; turn < 5; turn += 1) await new Promise(resolve => setImmediate(resolve));
    }
  };
  return { ...made, timers, failures, life, pass };
}

describe('a practice patient’s life with the app', () => {
  it('is quiet at first, then continues through the day without a failure', async () => {
    const { server, failures, timers, pass } = setUp();
    await timers.pass(59_000);
    expect(server.calls.used).toEqual([]);
    await pass(24 * 60);
    expect(failures).toEqual([]);
    expect(server.stored('checkup').length).toBeGreaterThan(5);
    expect(server.stored().length).toBeLessThan(150);
  });

  it('is the same with the same seed', async () => {
    const lives = [setUp(4), setUp(4)];
    for (const { pass } of lives) await pass(600);
    const [one, other] = lives.map(({ server }) => server.calls.used.map(({ path }) => path));
    expect(one).toEqual(other);
    expect(one?.length).toBeGreaterThan(10);
  });

  it('continues after a failure, and first sends what still waits', async () => {
    const { app, server, failures, pass } = setUp();
    app.diary.goOffline();
    await app.diary.checkUp({ mood: 2 });
    server.calls.loseNextAnswer(endpoints.ownMoments.sync, 'notDone');
    await pass(20);
    expect([failures.length, app.diary.unsent]).toEqual([1, 1]);
    await pass(60);
    expect([failures.length, app.diary.unsent]).toEqual([1, 0]);
  });

  it('leaves no timer behind when it is stopped', async () => {
    const { life, timers, pass } = setUp();
    await pass(30);
    life.stop();
    expect(timers.waiting).toBe(0);
  });
});
