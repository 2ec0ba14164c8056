/** The sandbox's own time: this machine's clock plus an offset that the fault switches can set. */
export class SandboxClock {
  /** Milliseconds added to this machine's clock. */
  offsetMs = 0;

  constructor(private readonly machineNow: () => number = Date.now) {}

  /** Milliseconds since 1970-01-01T00:00:00Z. */
  now(): number {
    return this.machineNow() + this.offsetMs;
  }
}
