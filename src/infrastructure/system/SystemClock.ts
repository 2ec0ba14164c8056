import type { Clock } from '@/application/shared/ports/Clock';
import type { Stop } from '@/application/shared/Stop';

export class SystemClock implements Clock {
  now(): number {
    return Date.now();
  }

  wakeIn(delayMs: number, action: () => void): Stop {
    const timer = setTimeout(action, delayMs);
    return () => clearTimeout(timer);
  }
}
