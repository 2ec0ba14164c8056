import type { DriveAccountGateway } from '@/application/drive/ports/DriveAccountGateway';
import type { DriveFailure } from '@/application/drive/ports/DriveFailure';
import type { DrivePermission } from '@/domain/drive/downgradeDue.rule';
import type { DriveAccount } from '@/domain/drive/DriveAccount';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import { PlannedFailures } from '../kernel/PlannedFailures';

/** The linked account of one therapist, as backend and drive have it. */
export class FakeDriveAccountGateway implements DriveAccountGateway {
  readonly planned = new PlannedFailures<'account' | 'link' | 'unlink' | 'ensurePermission', DriveFailure>();
  permission: DrivePermission = 'none';
  /** The writer role, as the backend reports it. */
  writerAgeMs: number | undefined;
  /** Accounts of colleagues. */
  readonly taken = new Set<string>();
  /** True if downgrades are accepted but not done. */
  ignoresDowngrades = false;

  constructor(public email: string | null = 'ben@drive.example') {}

  async account(): Promise<Result<DriveAccount | null, DriveFailure>> {
    return this.planned.give('account', () => this.current());
  }

  async link(
    googleDriveEmail: string,
  ): Promise<Result<DriveAccount, DriveFailure | { readonly kind: 'takenByColleague' }>> {
    if (this.taken.has(googleDriveEmail)) return fail({ kind: 'takenByColleague' });
    return this.planned.give('link', () => {
      [this.email, this.permission] = [googleDriveEmail, 'none'];
      return { googleDriveEmail, googleDriveUserId: `id-of-${googleDriveEmail}`, permission: 'none' };
    });
  }

  async unlink(): Promise<Result<void, DriveFailure>> {
    return this.planned.give('unlink', () => {
      [this.email, this.permission] = [null, 'none'];
    });
  }

  async ensurePermission(role: 'reader' | 'writer'): Promise<Result<DrivePermission, DriveFailure>> {
    return this.planned.carry('ensurePermission', () => {
      if (this.email === null) return fail({ kind: 'noAccount' });
      if (role === 'writer' || !this.ignoresDowngrades) this.permission = role;
      return ok(role);
    });
  }

  private current(): DriveAccount | null {
    return this.email === null
      ? null
      : {
          googleDriveEmail: this.email,
          googleDriveUserId: `id-of-${this.email}`,
          permission: this.permission,
          ...(this.writerAgeMs !== undefined && { writerAgeMs: this.writerAgeMs }),
        };
  }
}
