import type { Unsubscribe } from '../Unsubscribe';

/** The time and timers of this device. */
export interface Clock {
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  now(): number;
  /** Runs `action` once, not before `delayMs` have passed. */
  wakeIn(delayMs: number, action: () => void): Unsubscribe;
}
