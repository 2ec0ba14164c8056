import type { Clock } from '@/application/kernel/ports/Clock';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';

/** Runs `action` every `periodMs` milliseconds, for the first time after one period, until it is stopped. */
export function repeatEvery(clock: Pick<Clock, 'wakeIn'>, periodMs: number, action: () => void): Unsubscribe {
  let stop: Unsubscribe = () => undefined;
  const plan = (): void => {
    stop = clock.wakeIn(periodMs, () => {
      plan();
      action();
    });
  };
  plan();
  return () => stop();
}
