import type { Clock } from '../../../kernel/ports/Clock';

/**
 * Shortest time between two reconnects, in milliseconds: a network that comes and goes every second is not tried more
 * often.
 */
export const RECONNECT_WINDOW_MS = 2_000;

/** Tries broken live connections again: at once, but no more often than once in a window. */
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

  /** The network is gone again, or the person has signed out: a postponed reconnect is dropped. */
  cancel(): void {
    this.isRequested = false;
  }

  private endWindow(): void {
    this.isResting = false;
    if (this.isRequested) void this.request();
  }
}
