import type { DrivePermission } from '@/domain/drive/downgradeDue.rule';
import type { DriveAccount } from '@/domain/drive/DriveAccount';
import type { Result } from '@/domain/kernel/Result';
import type { DriveFailure } from './DriveFailure';

/**
 * The drive account of the signed-in therapist, and what it may do with the patients' folders. Every call may be
 * repeated.
 */
export interface DriveAccountGateway {
  /** As it is now; null where none is linked. */
  account(): Promise<Result<DriveAccount | null, DriveFailure>>;
  /** Replaces any other, without permission at first. `takenByColleague`: another person has linked it. */
  link(googleDriveEmail: string): Promise<Result<DriveAccount, DriveFailure | { readonly kind: 'takenByColleague' }>>;
  /** Revokes its permission too. */
  unlink(): Promise<Result<void, DriveFailure>>;
  /**
   * That it was accepted does not prove that it is so: read the account back. A fault of the backend is `refused` with
   * its status.
   */
  ensurePermission(role: 'reader' | 'writer'): Promise<Result<DrivePermission, DriveFailure>>;
}
