import type { PendingMessages } from '@/application/session/ports/PendingMessages';
import type { UnsentMessages } from '@/domain/session/signOut/UnsentMessages';
import type { PendingUploads } from '@/application/session/ports/PendingUploads';

/** Used where no chat runs: nothing is ever pending. */
export class NoPendingMessages implements PendingMessages {
  async drain(): Promise<void> {}

  async unsent(): Promise<readonly UnsentMessages[]> {
    return [];
  }

  async saveForNextSignIn(): Promise<void> {}

  async discard(): Promise<void> {}
}

/** Used where no drive runs: no upload is ever open. */
export class NoPendingUploads implements PendingUploads {
  async drain(): Promise<void> {}

  async areOpen(): Promise<boolean> {
    return false;
  }
}
