import type { DrivePermission } from './downgradeDue.rule';

/** The drive account that a therapist has linked. */
export interface DriveAccount {
  readonly googleDriveEmail: string;
  readonly googleDriveUserId: string;
  readonly permission: DrivePermission;
  /**
   * Time since write access was last requested, in milliseconds; absent without write access or if the backend does not
   * say.
   */
  readonly writerAgeMs?: number;
}
