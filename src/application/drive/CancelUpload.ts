import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { UploadManager } from './UploadManager';

/** Cancels an upload; the account is made a reader again. `tooLate`: its moment was asked for already. */
export class CancelUpload {
  constructor(private readonly uploads: UploadManager) {}

  async execute(uploadId: string): Promise<Result<void, { readonly kind: 'tooLate' }>> {
    return (await this.uploads.cancel(uploadId)) ? ok(undefined) : fail({ kind: 'tooLate' });
  }

  /** Removes a finished upload from the page. */
  dismiss(uploadId: string): void {
    this.uploads.dismiss(uploadId);
  }
}
