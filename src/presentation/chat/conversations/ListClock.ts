import { action, makeObservable, observable } from 'mobx';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';

/** How often waiting times are updated, in milliseconds. */
const TICK_MS = 30_000;

/** The time that a list shows waiting times by. */
export class ListClock {
  /** Milliseconds since 1970. */
  now: number;
  private isTicking = false;
  private stopTicking: Unsubscribe = () => undefined;

  /** `changes`: moments in milliseconds since 1970 at which the list shows something else before the next tick. */
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
   * Plans the next tick: after the usual time, or at the next change. The timers of a device that slept are late, so
   * every sign of a sleep plans again.
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
