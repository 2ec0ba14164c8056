import type { DrivePermission } from './downgradeDue.rule';

/** The drive account that a therapist has linked. */
export interface DriveAccount {
  readonly googleDriveEmail: string;
  readonly googleDriveUserId: string;
  /** What the account may do with the patients' folders. */
  readonly permission: DrivePermission;
  /**
   * How long ago it was last asked to be a writer, in milliseconds; absent where it is none, or the backend does not
   * say.
   */
  readonly writerAgeMs?: number;
}
