import type { PickedFile } from '@/domain/drive/DriveFile';
import type { Result } from '@/domain/kernel/Result';

/** `status`: as the drive answered. */
export type DriveFilesFailure =
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'tokenExpired' }
  | { readonly kind: 'refused'; readonly status: number };

/** Files in the drive itself. `token` comes from `DriveIdentity`. */
export interface DriveFiles {
  /**
   * Uses only the file chosen for this upload; null if the user chose none. The file is stored in the drive before this
   * returns.
   */
  pick(token: string, uploadId: string): Promise<Result<PickedFile | null, DriveFilesFailure>>;
  details(
    token: string,
    fileId: string,
  ): Promise<Result<{ readonly fileName: string; readonly contentType: string }, DriveFilesFailure>>;
  /** Deletes the file permanently; succeeds if it does not exist. */
  remove(token: string, fileId: string): Promise<Result<void, DriveFilesFailure>>;
  /** Moves the file into the folder under its name; idempotent. */
  moveInto(token: string, fileId: string, folderId: string): Promise<Result<void, DriveFilesFailure>>;
}
