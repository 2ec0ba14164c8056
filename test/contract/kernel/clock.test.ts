import { OffsetClock } from '@/infrastructure/system/kernel/OffsetClock';
import { SystemClock } from '@/infrastructure/system/kernel/SystemClock';
import type { TimerCommand } from '@/infrastructure/worker/kernel/TimerCommand';
import { BackgroundClock, type TimerThread } from '@/infrastructure/worker/kernel/BackgroundClock';
import { clockContract } from '#test/support/contracts/kernel/clockContract';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

const reallyPass = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms + 1));

/** A thread that runs each alarm when it is due, as the worker does. */
function timerThread(): TimerThread {
  const timers = new Map<number, NodeJS.Timeout>();
  const thread: TimerThread = {
    onmessage: null,
    postMessage: ({ id, delayMs }: TimerCommand) => {
      clearTimeout(timers.get(id));
      if (delayMs !== undefined)
        timers.set(
          id,
          setTimeout(() => thread.onmessage?.(new MessageEvent('message', { data: id })), delayMs),
        );
    },
  };
  return thread;
}

clockContract('ManualClock', () => {
  const clock = new ManualClock();
  return { clock, pass: async ms => clock.advance(ms) };
});
clockContract('SystemClock', () => ({ clock: new SystemClock(), pass: reallyPass }));
clockContract('OffsetClock', () => ({
  clock: Object.assign(new OffsetClock(new SystemClock()), { offset: 3_000 }),
  pass: reallyPass,
}));
clockContract('BackgroundClock', () => ({
  clock: new BackgroundClock(new SystemClock(), timerThread),
  pass: reallyPass,
}));
