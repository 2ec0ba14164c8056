import type { PendingUploads } from '@/application/session/ports/PendingUploads';

export class FakePendingUploads implements PendingUploads {
  open = false;
  readonly drainLimits: number[] = [];
  /** Number of further calls of `drain` that leave the uploads open. */
  stuckFor = 0;

  async drain(limitMs: number): Promise<void> {
    this.drainLimits.push(limitMs);
    if (this.stuckFor === 0) this.open = false;
    else this.stuckFor -= 1;
  }

  async areOpen(): Promise<boolean> {
    return this.open;
  }
}
