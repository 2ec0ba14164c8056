/** The time of every part: the clock of this machine plus an offset, which may change while it runs. */
export class OffsetClock {
  /** Milliseconds added to this machine's clock. */
  offsetMs = 0;

  constructor(private readonly machineNow: () => number = Date.now) {}

  /** Milliseconds since 1970-01-01T00:00:00Z. */
  now(): number {
    return this.machineNow() + this.offsetMs;
  }
}
