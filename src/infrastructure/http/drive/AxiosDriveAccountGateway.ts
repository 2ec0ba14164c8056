import type { DriveAccountGateway } from '@/application/drive/ports/DriveAccountGateway';
import { mayHaveSucceeded, type DriveFailure } from '@/application/drive/ports/DriveFailure';
import type { DrivePermission } from '@/domain/drive/downgradeDue.rule';
import type { DriveAccount } from '@/domain/drive/DriveAccount';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { BackendClient } from '../client/BackendClient';
import { mapAnswer } from '../client/mapAnswer';
import { driveEndpoints } from '../endpoints/drive';
import type { DriveAccountDto } from './driveAccountDtos';
import { driveCall, toDriveFailure, toSpokenDriveFailure } from './toDriveFailure';

export class AxiosDriveAccountGateway implements DriveAccountGateway {
  constructor(private readonly backend: BackendClient) {}

  async account(): Promise<Result<DriveAccount | null, DriveFailure>> {
    const answer = await this.backend.call(driveEndpoints.account, {}, driveCall);
    const account = mapAnswer(answer, toAccount, toDriveFailure);
    return !account.ok && account.failure.kind === 'noAccount' ? ok(null) : account;
  }

  async link(
    googleDriveEmail: string,
  ): Promise<Result<DriveAccount, DriveFailure | { readonly kind: 'takenByColleague' }>> {
    const answer = await this.backend.call(driveEndpoints.addAccount, { body: { googleDriveEmail } }, driveCall);
    const account = mapAnswer(answer, toAccount, toDriveFailure);
    const isTaken = !account.ok && account.failure.kind === 'refused' && account.failure.status === 409;
    return isTaken ? fail({ kind: 'takenByColleague' }) : account;
  }

  async unlink(): Promise<Result<void, DriveFailure>> {
    // The permissions first: if the unlinking then fails, the account has none left.
    const revoked = await this.backend.call(driveEndpoints.revoke, {}, driveCall);
    if (!revoked.ok && !(await this.isRevoked(toDriveFailure(revoked.failure))))
      return fail(toDriveFailure(revoked.failure));
    const answer = await this.backend.call(driveEndpoints.removeAccount, {}, driveCall);
    return answer.ok ? ok(undefined) : fail(toDriveFailure(answer.failure));
  }

  async ensurePermission(role: 'reader' | 'writer'): Promise<Result<DrivePermission, DriveFailure>> {
    const answer = await this.backend.call(driveEndpoints.ensurePermissions, { path: { role } }, driveCall);
    return mapAnswer(answer, ({ permission }) => permission, toSpokenDriveFailure);
  }

  /** The answer may be all that was lost. */
  private async isRevoked(failure: DriveFailure): Promise<boolean> {
    const now = mayHaveSucceeded(failure) ? await this.account() : undefined;
    return now?.ok === true && (now.value?.permission ?? 'none') === 'none';
  }
}

const toAccount = ({
  googleDriveEmail,
  googleDriveUserId,
  permission,
  writerForSeconds,
}: DriveAccountDto): DriveAccount => ({
  googleDriveEmail,
  googleDriveUserId,
  permission,
  ...(permission === 'writer' && writerForSeconds !== undefined && { writerAgeMs: writerForSeconds * 1000 }),
});
