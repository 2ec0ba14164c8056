import { RECONNECT_WINDOW_MS, ReconnectPolicy } from '@/application/chat/engine/runtime/ReconnectPolicy';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';
import { settled } from './runnerSetUp';

function setUp() {
  const clock = new ManualClock();
  const done: number[] = [];
  const began = clock.now();
  let tries = 0;
  const reconnect = (): Promise<void> => Promise.resolve(void (tries += 1));
  const reconnects = new ReconnectPolicy(reconnect, clock, () => done.push(clock.now() - began));
  const pass = async (ms: number): Promise<void> => {
    clock.advance(ms);
    await settled();
  };
  return { reconnects, done, pass, tries: () => tries };
}

describe('Reconnects', () => {
  it('tries at once when nothing was tried for a while', async () => {
    const { reconnects, done, pass } = setUp();
    await reconnects.request();
    await pass(RECONNECT_WINDOW_MS);
    await reconnects.request();
    expect(done).toEqual([0, RECONNECT_WINDOW_MS]);
  });

  it('reconnects once in a window for any number of requests, and once more at its end', async () => {
    const { reconnects, done, pass } = setUp();
    for (let at = 0; at < 5; at += 1) {
      await reconnects.request();
      await pass(300);
    }
    await pass(500);
    expect(done).toEqual([0, RECONNECT_WINDOW_MS]);
    await pass(10 * RECONNECT_WINDOW_MS);
    expect(done).toHaveLength(2);
  });

  it('tries no more than once in two seconds while the network comes and goes every second', async () => {
    const { reconnects, tries, pass } = setUp();
    for (let second = 0; second < 60; second += 1) {
      void reconnects.request();
      await pass(500);
      reconnects.cancel();
      await pass(500);
    }
    expect(tries()).toBeLessThanOrEqual(31);
  });

  it('tries nothing at the end of the window when the network has gone again', async () => {
    const { reconnects, tries, pass } = setUp();
    await reconnects.request();
    await reconnects.request();
    reconnects.cancel();
    await pass(2 * RECONNECT_WINDOW_MS);
    expect(tries()).toBe(1);
  });
});
