import type { Activity } from '@/application/app/ports/Activity';
import type { Clock } from '@/application/kernel/ports/Clock';

const inputs = ['keydown', 'pointerdown'] as const;

export class BrowserActivity implements Activity {
  private last: number;

  constructor(target: EventTarget, clock: Clock) {
    this.last = clock.now();
    const note = (): void => void (this.last = clock.now());
    for (const input of inputs) target.addEventListener(input, note, { capture: true, passive: true });
  }

  lastInput(): number {
    return this.last;
  }
}
