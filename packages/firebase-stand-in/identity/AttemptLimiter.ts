import type { OffsetClock } from '../kernel/OffsetClock';

const wrongTriesAllowed = 5;
const pauseMs = 60_000;

interface Tries {
  readonly wrong: number;
  readonly lastAt: number;
}

/** Counts wrong passwords for each email address; after too many in a row the address pauses for a minute. */
export class AttemptLimiter {
  private readonly tries = new Map<string, Tries>();

  constructor(private readonly clock: OffsetClock) {}

  isPaused(email: string): boolean {
    return this.recent(email) >= wrongTriesAllowed;
  }

  /** Counts before the password is checked, so that many simultaneous tries cannot exceed the limit. */
  begin(email: string): void {
    this.tries.set(email, { wrong: this.recent(email) + 1, lastAt: this.clock.now() });
  }

  forgive(email: string): void {
    this.tries.delete(email);
  }

  private recent(email: string): number {
    const tries = this.tries.get(email);
    return tries && this.clock.now() - tries.lastAt < pauseMs ? tries.wrong : 0;
  }
}
