import type { DrivePermission } from './downgradeOwed.rule';

/** The drive account that a therapist has linked. */
export interface DriveAccount {
  readonly googleDriveEmail: string;
  readonly googleDriveUserId: string;
  /** What the account may do with the patients' folders. */
  readonly permission: DrivePermission;
}
