import { DelayedAppActivity } from '#sandbox/practice/DelayedAppActivity';
import { ManualTimers } from './ManualTimers';

function setUp() {
  const timers = new ManualTimers();
  const done: string[] = [];
  const life = { start: () => void done.push('start'), stop: () => void done.push('stop') };
  const load = async () => {
    done.push('load');
    return life;
  };
  const report = (error: unknown) => void done.push(String(error));
  return { timers, done, late: new DelayedAppActivity({ timers, load, report }) };
}

describe('DelayedAppActivity', () => {
  it('loads nothing in the first two minutes, then starts', async () => {
    const { timers, done, late } = setUp();
    late.start();
    await timers.pass(119_000);
    expect(done).toEqual([]);
    await timers.pass(1_000);
    expect(done).toEqual(['load', 'start']);
  });

  it('never starts once it was stopped, and leaves no timer behind', async () => {
    const { timers, done, late } = setUp();
    late.start();
    late.stop();
    expect(timers.waiting).toBe(0);
    await timers.pass(600_000);
    expect(done).toEqual([]);
  });

  it('does not start when it is stopped during the load', async () => {
    const { timers, done, late } = setUp();
    late.start();
    const passing = timers.pass(120_000);
    late.stop();
    await passing;
    expect(done).toEqual(['load']);
  });
});
