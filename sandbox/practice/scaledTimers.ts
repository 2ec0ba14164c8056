import type { Timers } from './Timers';

/** Alarms of a clock that runs `speed` times as fast as the one below it. */
export const scaledTimers = (timers: Timers, speed: number): Timers => ({
  after: (delayMs, action) => timers.after(delayMs / speed, action),
});
