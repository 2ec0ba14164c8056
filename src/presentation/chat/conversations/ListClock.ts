import { action, makeObservable, observable } from 'mobx';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';

/** The interval at which waiting times are updated, in milliseconds. */
const TICK_MS = 30_000;

export class ListClock {
  /** Milliseconds since 1970. */
  now: number;
  private isTicking = false;
  private stopTicking: Unsubscribe = () => undefined;

  /** `changes`: times at which the list changes before the next tick, in milliseconds since 1970. */
  constructor(
    private readonly clock: Clock,
    private readonly changes: () => readonly number[],
  ) {
    this.now = clock.now();
    makeObservable<this, 'tick'>(this, { now: observable, tick: action });
  }

  start(): Unsubscribe {
    this.isTicking = true;
    this.tick();
    return () => {
      this.isTicking = false;
      this.stopTicking();
    };
  }

  /**
   * Plans the next tick: after the usual time, or at the next change. After a device slept its timers are late, so
   * every sign of sleep plans the tick again.
   */
  plan(): void {
    this.stopTicking();
    if (!this.isTicking) return;
    const next = Math.min(this.now + TICK_MS, ...this.changes().filter(at => at > this.now));
    this.stopTicking = this.clock.wakeIn(Math.max(0, next - this.clock.now()), () => this.tick());
  }

  private tick(): void {
    this.now = this.clock.now();
    this.plan();
  }
}
