import type { DrivePermission } from '@/domain/drive/downgradeDue.rule';
import type { DriveAccount } from '@/domain/drive/DriveAccount';
import type { Result } from '@/domain/kernel/Result';
import type { DriveFailure } from './DriveFailure';

/**
 * The drive account of the signed-in therapist and its permission on the patients' folders. Every call may be repeated.
 */
export interface DriveAccountGateway {
  /** The current account; null if none is linked. */
  account(): Promise<Result<DriveAccount | null, DriveFailure>>;
  /** Replaces any other, without permission at first. `takenByColleague`: another user has linked it. */
  link(googleDriveEmail: string): Promise<Result<DriveAccount, DriveFailure | { readonly kind: 'takenByColleague' }>>;
  /** Revokes its permission too. */
  unlink(): Promise<Result<void, DriveFailure>>;
  /** Acceptance does not prove the permission: read the account back. A backend error is `refused` with its status. */
  ensurePermission(role: 'reader' | 'writer'): Promise<Result<DrivePermission, DriveFailure>>;
}
