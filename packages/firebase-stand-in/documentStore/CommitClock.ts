import type { OffsetClock } from '../kernel/OffsetClock';

import { formatMicros } from './values/timestamps';

/** Microseconds since 1970 that increase with every reading, even while the clock stops or goes back. */
export class CommitClock {
  private last = 0;

  constructor(private readonly clock: Pick<OffsetClock, 'now'>) {}

  tick(): number {
    this.last = Math.max(Math.floor(this.clock.now()) * 1000, this.last + 1);
    return this.last;
  }

  tickText(): string {
    return formatMicros(this.tick());
  }

  /** Makes all later ticks come after this time. */
  advanceTo(micros: number): void {
    this.last = Math.max(this.last, micros);
  }
}
