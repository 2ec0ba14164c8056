import type { DriveFile } from './DriveFile';
import type { UploadPosition } from './UploadPosition';

/**
 * One upload, from its beginning until the account is no writer any more; all that is needed to go on with it on
 * another page.
 */
export interface Upload {
  readonly uploadId: string;
  readonly patientId: string;
  /** Chosen once: however often the moment is asked for, there is one. */
  readonly momentId: string;
  readonly position: UploadPosition;
  /** As far as it is known. */
  readonly file: Partial<DriveFile>;
}
