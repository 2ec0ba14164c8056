import type { PendingMessages } from '@/application/session/ports/PendingMessages';
import type { UnsentMessages } from '@/domain/session/signOut/UnsentMessages';

/** Stands where no chat runs: nothing is ever pending. */
export class NoPendingMessages implements PendingMessages {
  async drain(): Promise<void> {}

  async unsent(): Promise<readonly UnsentMessages[]> {
    return [];
  }

  async keepForNextSignIn(): Promise<void> {}

  async discard(): Promise<void> {}
}
