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
   * Uses only the file that was chosen for this upload; null where the person chose none. It is stored in the drive
   * before this answers.
   */
  pick(token: string, uploadId: string): Promise<Result<PickedFile | null, DriveFilesFailure>>;
  details(
    token: string,
    fileId: string,
  ): Promise<Result<{ readonly fileName: string; readonly contentType: string }, DriveFilesFailure>>;
  /** Deletes the file for good; one that is not there is deleted already. */
  remove(token: string, fileId: string): Promise<Result<void, DriveFilesFailure>>;
  /** Puts the file into the folder, under its name; again changes nothing. */
  moveInto(token: string, fileId: string, folderId: string): Promise<Result<void, DriveFilesFailure>>;
}
