import { BEAT_MS, Heartbeat, LOST_BEAT_MS } from '@/application/chat/engine/runtime/Heartbeat';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

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

describe('Heartbeat', () => {
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

  it('probes at once on request, and not twice at a time', async () => {
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

  it('neither probes nor reports once stopped', async () => {
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
