import type { PendingUploads } from '@/application/session/ports/PendingUploads';

/** Stands where no drive runs: no upload is ever open. */
export class NoPendingUploads implements PendingUploads {
  async drain(): Promise<void> {}

  async areOpen(): Promise<boolean> {
    return false;
  }
}
