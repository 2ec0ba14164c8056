import type { Clock } from '@/application/kernel/ports/Clock';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';

/** Time that passes only when the test says so. */
export class ManualClock implements Clock {
  private wakes: { at: number; readonly action: () => void }[] = [];

  constructor(private time = Date.UTC(2026, 10, 20, 9, 30)) {}

  get pendingWakes(): number {
    return this.wakes.length;
  }

  now(): number {
    return this.time;
  }

  wakeIn(delayMs: number, action: () => void): Unsubscribe {
    const wake = { at: this.time + delayMs, action };
    this.wakes.push(wake);
    return () => {
      this.wakes = this.wakes.filter(other => other !== wake);
    };
  }

  /** Runs every timer that falls due on the way, earliest first. */
  advance(ms: number): void {
    const end = this.time + ms;
    for (let next = this.dueBy(end); next !== undefined; next = this.dueBy(end)) {
      const { at, action } = next;
      this.time = Math.max(this.time, at);
      this.wakes = this.wakes.filter(other => other !== next);
      action();
    }
    this.time = end;
  }

  /** Sets the clock without triggering a timer. */
  set(time: number): void {
    for (const wake of this.wakes) wake.at += time - this.time;
    this.time = time;
  }

  /** Lets the device sleep: time passes, but no timer counts it. */
  sleep(ms: number): void {
    this.time += ms;
    for (const wake of this.wakes) wake.at += ms;
  }

  private dueBy(end: number): { readonly at: number; readonly action: () => void } | undefined {
    return this.wakes.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
  }
}
