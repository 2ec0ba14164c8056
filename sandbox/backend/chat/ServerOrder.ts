/** 100 ns units in a millisecond. */
const UNITS_PER_MS = 10_000n;

/**
 * Assigns every event its place: 17 digits of 100 ns since 1970, strictly increasing even when the clock is set back.
 */
export class ServerOrder {
  private last = 0n;

  constructor(private readonly clock: { now(): number }) {}

  next(): string {
    const now = BigInt(Math.floor(this.clock.now())) * UNITS_PER_MS;
    this.last = now > this.last ? now : this.last + 1n;
    return String(this.last);
  }

  /** The newest place given. */
  latest(): string {
    return this.last === 0n ? this.next() : String(this.last);
  }

  /** Records a place assigned in an earlier run. */
  passed(seq: string): void {
    if (BigInt(seq) > this.last) this.last = BigInt(seq);
  }
}
