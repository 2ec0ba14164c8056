import { BackgroundClock, type TimerThread } from '@/infrastructure/worker/kernel/BackgroundClock';
import type { TimerCommand } from '@/infrastructure/worker/kernel/TimerCommand';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

function setUp() {
  const page = new ManualClock();
  const orders: TimerCommand[] = [];
  const thread: TimerThread = { postMessage: order => void orders.push(order), onmessage: null };
  const started = { count: 0 };
  const clock = new BackgroundClock(page, () => {
    started.count += 1;
    return thread;
  });
  const rings = (id: number) => thread.onmessage?.(new MessageEvent('message', { data: id }));
  const woken: string[] = [];
  return { page, orders, started, clock, rings, woken };
}

describe('BackgroundClock', () => {
  it('wakes once by its worker while the page’s timers sleep', () => {
    const { page, clock, rings, woken, orders } = setUp();
    clock.wakeIn(60_000, () => woken.push('heartbeat'));
    expect(orders).toEqual([{ id: 1, delayMs: 60_000 }]);
    rings(1);
    expect([woken, page.pendingWakes]).toEqual([['heartbeat'], 0]);
    page.advance(60_000);
    rings(1);
    expect(woken).toEqual(['heartbeat']);
  });

  it('wakes by the page’s timer when the worker does not answer', () => {
    const { page, clock, woken, orders } = setUp();
    clock.wakeIn(600, () => woken.push('choice'));
    page.advance(600);
    expect([woken, orders.at(-1)]).toEqual([['choice'], { id: 1, delayMs: undefined }]);
  });

  it('wakes no one who has cancelled, and starts one worker for all', () => {
    const { page, clock, rings, woken, started } = setUp();
    const stop = clock.wakeIn(600, () => woken.push('first'));
    clock.wakeIn(900, () => woken.push('second'));
    stop();
    stop();
    rings(1);
    page.advance(600);
    rings(2);
    expect([woken, started.count, page.pendingWakes]).toEqual([['second'], 1, 0]);
  });

  it('returns the time of the page', () => {
    const { page, clock } = setUp();
    page.advance(5);
    expect(clock.now()).toBe(page.now());
  });
});
