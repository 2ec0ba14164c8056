import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { DriveAccountGateway } from './ports/DriveAccountGateway';
import { mayHaveSucceeded, type DriveFailure } from './ports/DriveFailure';
import type { UploadVault } from './ports/UploadVault';

/** `uploadUnderway`: an upload still needs the account, or its downgrade could no longer be verified. */
export type UnlinkDriveFailure = DriveFailure | { readonly kind: 'uploadUnderway' };

/** Unlinks the drive account, which also revokes its permission. */
export class UnlinkDriveAccount {
  constructor(
    private readonly gateway: Pick<DriveAccountGateway, 'unlink' | 'account'>,
    private readonly vault: Pick<UploadVault, 'uploads'>,
  ) {}

  /** After a lost answer the backend says whether it is unlinked. */
  async execute(): Promise<Result<void, UnlinkDriveFailure>> {
    const uploads = await this.vault.uploads();
    if (uploads.length > 0) return fail({ kind: 'uploadUnderway' });
    const unlinked = await this.gateway.unlink();
    if (unlinked.ok || !mayHaveSucceeded(unlinked.failure)) return unlinked;
    const now = await this.gateway.account();
    return now.ok && now.value === null ? ok(undefined) : unlinked;
  }
}
