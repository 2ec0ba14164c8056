import { doublingPause } from './doublingPause';
import type { Clock } from './ports/Clock';
import type { Unsubscribe } from './Unsubscribe';

/** Pause before the first retry, doubled for each further retry up to the maximum; in milliseconds. */
export const FIRST_PAUSE_MS = 1_000;
export const LONGEST_PAUSE_MS = 30_000;
const PAUSES = { firstMs: FIRST_PAUSE_MS, longestMs: LONGEST_PAUSE_MS };

/** Schedules retries with back-off, at most one at a time. */
export class RetrySchedule {
  private failures = 0;
  private cancel: Unsubscribe = () => undefined;

  constructor(private readonly clock: Clock) {}

  scheduleRetry(retry: () => void): void {
    this.cancel();
    this.cancel = this.clock.wakeIn(doublingPause(this.failures, PAUSES), retry);
    this.failures += 1;
  }

  reset(): void {
    this.cancel();
    this.failures = 0;
  }

  /** Stops without resetting the pause. */
  stop(): void {
    this.cancel();
  }
}
