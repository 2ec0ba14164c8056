import type { PendingMessages } from '@/application/session/ports/PendingMessages';
import type { UnsentMessages } from '@/domain/session/signOut/UnsentMessages';

export class FakePendingMessages implements PendingMessages {
  pending: readonly UnsentMessages[] = [];
  kept: readonly UnsentMessages[] = [];
  readonly drainLimits: number[] = [];
  /** Number of further calls of `drain` that leave the messages pending. */
  stuckFor = 0;
  /** True if storing for the next sign-in never completes. */
  hangs = false;

  async drain(limitMs: number): Promise<void> {
    this.drainLimits.push(limitMs);
    if (this.stuckFor === 0) this.pending = [];
    else this.stuckFor -= 1;
  }

  async unsent(): Promise<readonly UnsentMessages[]> {
    return this.pending;
  }

  async saveForNextSignIn(): Promise<void> {
    this.kept = this.pending;
    this.pending = [];
    if (this.hangs) await new Promise<never>(() => undefined);
  }

  async discard(): Promise<void> {
    this.pending = [];
  }
}
