import type { DriveAccount } from '@/domain/drive/DriveAccount';
import { WRITER_LEASE_MS } from '@/domain/drive/staleWriter.rule';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { DriveAccountGateway } from './ports/DriveAccountGateway';
import { mayHaveSucceeded, type DriveFailure } from './ports/DriveFailure';
import type { UploadVault } from './ports/UploadVault';

/** `uploadUnderway`: a downgrade would interrupt an upload. `notReader`: accepted, but not in effect. */
export type RenewDriveFailure = DriveFailure | { readonly kind: 'uploadUnderway' } | { readonly kind: 'notReader' };

/** Downgrades the linked account to reader, after linking and after a failed preview, and verifies it. */
export class RenewDriveAccess {
  constructor(
    private readonly gateway: Pick<DriveAccountGateway, 'account' | 'ensurePermission'>,
    private readonly vault: Pick<UploadVault, 'uploads'>,
  ) {}

  async execute(): Promise<Result<DriveAccount, RenewDriveFailure>> {
    const uploads = await this.vault.uploads();
    if (uploads.length > 0) return fail({ kind: 'uploadUnderway' });
    const before = await this.gateway.account();
    if (!before.ok) return before;
    const { permission, writerAgeMs = Infinity } = before.value ?? {};
    if (permission === 'writer' && writerAgeMs < WRITER_LEASE_MS) return fail({ kind: 'uploadUnderway' });
    const ensured = await this.gateway.ensurePermission('reader');
    if (!ensured.ok && !mayHaveSucceeded(ensured.failure)) return ensured;
    const account = await this.gateway.account();
    if (!account.ok) return ensured.ok ? account : ensured;
    if (account.value === null) return fail({ kind: 'noAccount' });
    if (account.value.permission === 'reader') return ok(account.value);
    return ensured.ok ? fail({ kind: 'notReader' }) : ensured;
  }
}
