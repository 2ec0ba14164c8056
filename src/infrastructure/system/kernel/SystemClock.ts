import type { Clock } from '@/application/kernel/ports/Clock';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';

export class SystemClock implements Clock {
  now(): number {
    return Date.now();
  }

  wakeIn(delayMs: number, action: () => void): Unsubscribe {
    const timer = setTimeout(action, delayMs);
    return () => clearTimeout(timer);
  }
}
