import type { Clock } from '@/application/kernel/ports/Clock';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';

/** Server time: the device's clock, corrected. */
export class OffsetClock implements Clock {
  /** Milliseconds added to the device's clock. */
  offset = 0;

  constructor(private readonly device: Clock) {}

  now(): number {
    return this.device.now() + this.offset;
  }

  wakeIn(delayMs: number, action: () => void): Unsubscribe {
    return this.device.wakeIn(delayMs, action);
  }
}
