import type { TimerCommand } from '@/infrastructure/worker/kernel/TimerCommand';

describe('the timer worker', () => {
  const woken: number[] = [];
  const order = (id: number, delayMs: number | undefined): void => {
    const receive = globalThis.onmessage as ((event: MessageEvent<TimerCommand>) => void) | null;
    receive?.(new MessageEvent<TimerCommand>('message', { data: { id, delayMs } }));
  };

  beforeAll(async () => {
    jest.useFakeTimers();
    Object.assign(globalThis, { postMessage: (id: number) => void woken.push(id) });
    await import('@/infrastructure/worker/kernel/timerWorker');
  });

  beforeEach(() => (woken.length = 0));

  afterAll(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(globalThis, 'postMessage');
    Reflect.deleteProperty(globalThis, 'onmessage');
  });

  it('returns each id once after its delay', () => {
    order(1, 60_000);
    order(2, 600);
    jest.advanceTimersByTime(599);
    expect(woken).toEqual([]);
    jest.advanceTimersByTime(60_000);
    expect(woken).toEqual([2, 1]);
    jest.advanceTimersByTime(60_000);
    expect(woken).toEqual([2, 1]);
  });

  it('returns no cancelled id, and restarts the delay of a repeated id', () => {
    order(3, 600);
    order(3, undefined);
    order(4, 600);
    order(4, 900);
    jest.advanceTimersByTime(899);
    expect(woken).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(woken).toEqual([4]);
  });
});
