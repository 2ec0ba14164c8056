import { staleWriter, type StaleWriterInput } from '@/domain/drive/staleWriter.rule';
import { latest } from '../kernel/latest';
import type { Clock } from '../kernel/ports/Clock';
import type { Unsubscribe } from '../kernel/Unsubscribe';
import type { DriveAccountGateway } from './ports/DriveAccountGateway';
import type { UploadVault } from './ports/UploadVault';
import type { RenewDriveAccess } from './RenewDriveAccess';

/** Pause before an account that may still have the writer role is checked again, in milliseconds. */
export const REPAIR_RETRY_MS = 30_000;

/** Downgrades the linked account to reader if an earlier session, or another device, left it a writer. */
export class RepairDriveAccess {
  private stopRetry: Unsubscribe = () => undefined;
  private isWatching: Promise<boolean> | undefined;
  /** The account was verified to have no leftover writer role since the user signed in. */
  private isKnown = false;
  /** An upload on another device is running and will downgrade the account itself. */
  private isElsewhere = false;
  /** Counts sign-ins, so that the check of a previous user changes nothing. */
  private readonly latest = latest();

  constructor(
    private readonly gateway: Pick<DriveAccountGateway, 'account'>,
    private readonly vault: Pick<UploadVault, 'uploads'>,
    private readonly renew: Pick<RenewDriveAccess, 'execute'>,
    private readonly clock: Clock,
    /** True if this deployment has a drive; otherwise no call is made. */
    private readonly isOn: () => boolean = () => true,
  ) {}

  /** An upload on another device does not delay the sign-out here. */
  get isSettled(): boolean {
    return this.isKnown || this.isElsewhere || !this.isOn();
  }

  /** True once the account certainly has no leftover writer role; otherwise it is retried automatically. */
  execute(): Promise<boolean> {
    this.isWatching ??= this.check();
    return this.isWatching;
  }

  /** The same, but without a new check if already known. */
  settled(): Promise<boolean> {
    return this.isKnown ? Promise.resolve(true) : this.execute();
  }

  /** The user has signed out. */
  end(): void {
    this.latest.cancel();
    this.isWatching = undefined;
    this.isKnown = false;
    this.isElsewhere = false;
    this.stopRetry();
  }

  private async check(): Promise<boolean> {
    this.stopRetry();
    const isLatest = this.latest.current();
    const done = await this.repair();
    if (!isLatest()) return done;
    this.isWatching = undefined;
    this.isKnown = done;
    if (!done) this.stopRetry = this.clock.wakeIn(REPAIR_RETRY_MS, () => void this.execute());
    return done;
  }

  private async repair(): Promise<boolean> {
    if (!this.isOn()) return true;
    const account = await this.account();
    const uploadUnderway = (await this.vault.uploads()).length > 0;
    this.isElsewhere = false;
    const verdict = staleWriter({ ...account, uploadUnderway });
    if (verdict === 'wait') this.isElsewhere = true;
    if (verdict !== 'repair') return verdict === 'leave';
    const renewed = await this.renew.execute();
    return renewed.ok || renewed.failure.kind === 'uploadUnderway' || renewed.failure.kind === 'noAccount';
  }

  /** A user without an account, or without access to one, has no writer role anywhere. */
  private async account(): Promise<Pick<StaleWriterInput, 'permission' | 'writerAgeMs'>> {
    const account = await this.gateway.account();
    if (!account.ok)
      return {
        permission:
          account.failure.kind === 'notAllowed' || account.failure.kind === 'noAccount' ? 'none' : 'couldNotCheck',
      };
    const { permission, writerAgeMs } = account.value ?? { permission: 'none' };
    return { permission, ...(writerAgeMs !== undefined && { writerAgeMs }) };
  }
}
