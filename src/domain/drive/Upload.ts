import type { DriveFile } from './DriveFile';
import type { UploadPosition } from './UploadPosition';

/**
 * One upload, from its start until the account has lost write access, with all data needed to continue it on another
 * page.
 */
export interface Upload {
  readonly uploadId: string;
  readonly patientId: string;
  /** Chosen once, so repeated requests create only one moment. */
  readonly momentId: string;
  readonly position: UploadPosition;
  /** The file details known so far. */
  readonly file: Partial<DriveFile>;
}
