import { BEAT_MS, Heartbeat, LOST_BEAT_MS } from '@/application/chat/engine/runtime/Heartbeat';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';
import { RECONNECT_WINDOW_MS, ReconnectPolicy } from '@/application/chat/engine/runtime/ReconnectPolicy';
import { settled } from './runnerSetUp';

describe('Heartbeat', () => {
  const settled = () => new Promise(resolve => setImmediate(resolve));
  function setUp() {
    const clock = new ManualClock();
    const received: string[] = [];
    const backend = { answers: true, asked: 0 };
    const probe = (): Promise<boolean> => {
      backend.asked += 1;
      return Promise.resolve(backend.answers);
    };
    const heartbeat = new Heartbeat(probe, clock, {
      onLost: () => received.push('lost'),
      onFound: () => received.push('found'),
    });
    const pass = async (ms: number): Promise<void> => {
      clock.advance(ms);
      await settled();
    };
    return { heartbeat, backend, received, pass, clock };
  }

  it('reports once that the backend is lost, and once that it is back', async () => {
    const { heartbeat, backend, received, pass } = setUp();
    heartbeat.start();
    await pass(BEAT_MS);
    expect(received).toEqual([]);
    backend.answers = false;
    await pass(BEAT_MS);
    await pass(LOST_BEAT_MS);
    expect(received).toEqual(['lost']);
    backend.answers = true;
    await pass(LOST_BEAT_MS);
    await pass(BEAT_MS);
    expect(received).toEqual(['lost', 'found']);
  });

  it('probes immediately on request, but not twice at a time', async () => {
    const { heartbeat, backend, received } = setUp();
    heartbeat.start();
    backend.answers = false;
    heartbeat.beat();
    heartbeat.beat();
    await settled();
    expect([backend.asked, received]).toEqual([1, ['lost']]);
  });

  it('probes once when it is restarted during a probe, and ignores the old answer', async () => {
    const { heartbeat, backend, received, pass, clock } = setUp();
    heartbeat.start();
    backend.answers = false;
    heartbeat.beat();
    heartbeat.stop();
    heartbeat.start();
    await settled();
    expect([received, clock.pendingWakes]).toEqual([[], 1]);
    await pass(BEAT_MS);
    expect([received, backend.asked, clock.pendingWakes]).toEqual([['lost'], 2, 1]);
  });

  it('neither probes nor reports once it is stopped', async () => {
    const { heartbeat, backend, received, pass, clock } = setUp();
    heartbeat.start();
    backend.answers = false;
    heartbeat.beat();
    heartbeat.stop();
    await settled();
    heartbeat.beat();
    await pass(BEAT_MS * 3);
    expect([received, backend.asked, clock.pendingWakes]).toEqual([[], 1, 0]);
  });
});

describe('Reconnects', () => {
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

  it('connects immediately if the last attempt was long ago', async () => {
    const { reconnects, done, pass } = setUp();
    await reconnects.request();
    await pass(RECONNECT_WINDOW_MS);
    await reconnects.request();
    expect(done).toEqual([0, RECONNECT_WINDOW_MS]);
  });

  it('reconnects once for many requests in its time window, and once more at the end', async () => {
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

  it('connects at most once in two seconds while the network changes every second', async () => {
    const { reconnects, tries, pass } = setUp();
    for (let second = 0; second < 60; second += 1) {
      void reconnects.request();
      await pass(500);
      reconnects.cancel();
      await pass(500);
    }
    expect(tries()).toBeLessThanOrEqual(31);
  });

  it('does not connect at the end of its time window if the network is gone again', async () => {
    const { reconnects, tries, pass } = setUp();
    await reconnects.request();
    await reconnects.request();
    reconnects.cancel();
    await pass(2 * RECONNECT_WINDOW_MS);
    expect(tries()).toBe(1);
  });
});
