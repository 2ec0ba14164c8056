import type { PickedFile } from '@/domain/drive/DriveFile';
import type { Result } from '@/domain/shared/Result';

/** `status`: as the drive answered. */
export type DriveFilesFailure = { readonly kind: 'unreachable' } | { readonly kind: 'tokenExpired' } | { readonly kind: 'refused'; readonly status: number };

/** Files in the drive itself. `token` comes from `DriveIdentity`. */
export interface DriveFiles {
  /** Opens the drive's picker in a patient's folder; null where the person closed it. What is uploaded there is stored before it answers. */
  pick(token: string, folderId: string): Promise<Result<PickedFile | null, DriveFilesFailure>>;
  details(token: string, fileId: string): Promise<Result<{ readonly fileName: string; readonly contentType: string }, DriveFilesFailure>>;
  /** Puts the file into the folder, under its name; again changes nothing. */
  moveInto(token: string, fileId: string, folderId: string): Promise<Result<void, DriveFilesFailure>>;
}
