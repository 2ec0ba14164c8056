import type { DriveAccount } from '@/domain/drive/DriveAccount';
import type { Result } from '@/domain/kernel/Result';
import type { DriveAccountGateway } from './ports/DriveAccountGateway';
import type { DriveFailure } from './ports/DriveFailure';

/** Returns the linked account and its present permission; null where none is linked. */
export class ReadDriveAccount {
  constructor(private readonly gateway: Pick<DriveAccountGateway, 'account'>) {}

  execute(): Promise<Result<DriveAccount | null, DriveFailure>> {
    return this.gateway.account();
  }
}
