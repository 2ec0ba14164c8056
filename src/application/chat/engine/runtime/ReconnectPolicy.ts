import type { Clock } from '../../../kernel/ports/Clock';

/** Minimum time between two reconnects, in milliseconds, for a network that comes and goes every second. */
export const RECONNECT_WINDOW_MS = 2_000;

/** Retries broken live connections at once, but at most once per time window. */
export class ReconnectPolicy {
  private isResting = false;
  private isRequested = false;

  constructor(
    private readonly reconnect: () => Promise<void>,
    private readonly clock: Clock,
    private readonly onDone: () => void,
  ) {}

  /** Settles when it is done, or postponed to the end of the window. */
  async request(): Promise<void> {
    this.isRequested = true;
    if (this.isResting) return;
    this.isRequested = false;
    this.isResting = true;
    this.clock.wakeIn(RECONNECT_WINDOW_MS, () => this.endWindow());
    await this.reconnect();
    this.onDone();
  }

  /** Drops a postponed reconnect: the network is gone again, or the user has signed out. */
  cancel(): void {
    this.isRequested = false;
  }

  private endWindow(): void {
    this.isResting = false;
    if (this.isRequested) void this.request();
  }
}
