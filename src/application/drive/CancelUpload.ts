import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { UploadManager } from './UploadManager';

/** Cancels an upload and downgrades the account to reader. `tooLate`: its moment has already been requested. */
export class CancelUpload {
  constructor(private readonly uploads: UploadManager) {}

  async execute(uploadId: string): Promise<Result<void, { readonly kind: 'tooLate' }>> {
    return (await this.uploads.cancel(uploadId)) ? ok(undefined) : fail({ kind: 'tooLate' });
  }
}
