import { LogoutPageStore } from '@/presentation/session/LogoutPageStore';
import { sessionTools } from '#test/support/builders/sessionTools';
import { ManualClock } from '#test/support/fakes/ManualClock';

const settled = () => new Promise<void>(resolve => setImmediate(resolve));

function setUp() {
  const tools = sessionTools();
  const clock = new ManualClock();
  let done = 0;
  const store = new LogoutPageStore(tools.signOut, clock, () => (done += 1));
  return { ...tools, clock, store, timesDone: () => done };
}

describe('LogoutPageStore', () => {
  it('signs out at once and stays for two seconds', async () => {
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

  it('never leaves anybody waiting after a fault that nobody foresaw', async () => {
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
});
