import { LogoutPageStore, PREPARE_LIMIT_MS } from '@/presentation/session/signOut/LogoutPageStore';
import { sessionTools } from '#test/support/builders/session/sessionTools';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

const settled = () => new Promise<void>(resolve => setImmediate(resolve));

function setUp(prepare?: () => Promise<unknown>) {
  const tools = sessionTools();
  const clock = new ManualClock();
  let done = 0;
  const store = new LogoutPageStore(
    () => tools.signOut,
    clock,
    () => (done += 1),
    prepare,
  );
  return { ...tools, clock, store, timesDone: () => done };
}

describe('LogoutPageStore', () => {
  it('signs out immediately, and stays on the page for two seconds', async () => {
    const { store, clock, gateway, timesDone } = setUp();
    store.start();
    await settled();
    expect([gateway.closed, timesDone()]).toEqual([1, 0]);
    clock.advance(1_999);
    await settled();
    expect(timesDone()).toBe(0);
    clock.advance(1);
    await settled();
    expect(timesDone()).toBe(1);
  });

  it('stops waiting after an unexpected error', async () => {
    const { store, cache } = setUp();
    cache.erase = () => Promise.reject(new Error('a bug'));
    await expect(store.run()).rejects.toThrow('a bug');
    expect(store.phase).toBe('failed');
  });

  it('can be tried again after it failed', async () => {
    const { store, clock, gateway, timesDone } = setUp();
    gateway.failNext({ kind: 'offline' });
    store.start();
    await settled();
    clock.advance(2_000);
    await settled();
    expect([store.phase, timesDone()]).toEqual(['failed', 0]);
    void store.run();
    expect(store.phase).toBe('running');
    await settled();
    clock.advance(2_000);
    await settled();
    expect(timesDone()).toBe(1);
  });

  it('asks while an upload is open, as the dialog does, and signs out once the user confirms', async () => {
    const { store, clock, gateway, uploads, timesDone } = setUp();
    [uploads.open, uploads.stuckFor] = [true, 2];
    store.start();
    await settled();
    expect([store.phase, gateway.closed]).toEqual(['asking', 0]);
    store.decideUploads('wait');
    await settled();
    expect([store.phase, gateway.closed, uploads.drainLimits.length]).toEqual(['asking', 0, 2]);
    store.decideUploads('leave');
    await settled();
    clock.advance(2_000);
    await settled();
    expect([gateway.closed, timesDone()]).toEqual([1, 1]);
  });

  it('signs out only once everything is loaded that may hold unfinished work', async () => {
    let prepared: () => void = () => undefined;
    const { store, gateway } = setUp(() => new Promise<void>(resolve => (prepared = resolve)));
    store.start();
    await settled();
    expect(gateway.closed).toBe(0);
    prepared();
    await settled();
    expect(gateway.closed).toBe(1);
  });

  it.each([
    ['cannot be downloaded', () => Promise.reject(new Error('offline'))],
    ['never arrives', () => new Promise<void>(() => undefined)],
  ])('signs out anyway when that %s', async (_, prepare) => {
    const { store, clock, gateway } = setUp(prepare);
    store.start();
    await settled();
    clock.advance(PREPARE_LIMIT_MS);
    await settled();
    expect(gateway.closed).toBe(1);
  });

  it('keeps the session of a user who stays', async () => {
    const { store, gateway, uploads } = setUp();
    [uploads.open, uploads.stuckFor] = [true, 1];
    store.start();
    await settled();
    store.decideUploads('stay');
    await settled();
    expect(gateway.closed).toBe(0);
  });
});
