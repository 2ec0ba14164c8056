import { fail, type Result } from '@/domain/kernel/Result';
import type { DriveAccountGateway } from './ports/DriveAccountGateway';
import type { DriveFailure } from './ports/DriveFailure';
import type { UploadVault } from './ports/UploadVault';

/** `uploadUnderway`: an upload still needs the account, or its downgrade could not be read back any more. */
export type UnlinkDriveFailure = DriveFailure | { readonly kind: 'uploadUnderway' };

/** Unlinks the drive account, which also revokes its permission. */
export class UnlinkDriveAccount {
  constructor(
    private readonly gateway: Pick<DriveAccountGateway, 'unlink'>,
    private readonly vault: Pick<UploadVault, 'uploads'>,
  ) {}

  async execute(): Promise<Result<void, UnlinkDriveFailure>> {
    const uploads = await this.vault.uploads();
    return uploads.length > 0 ? fail({ kind: 'uploadUnderway' }) : this.gateway.unlink();
  }
}
