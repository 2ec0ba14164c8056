import type { PendingUploads } from '../session/ports/PendingUploads';
import type { Clock } from '../kernel/ports/Clock';
import type { UploadVault } from './ports/UploadVault';
import type { RepairDriveAccess } from './RepairDriveAccess';
import type { UploadManager } from './UploadManager';

/** The interval of the check for unfinished uploads, in milliseconds. */
export const FINISH_POLL_MS = 250;

/** Before a sign-out: waits until no upload of this device is open and the account no longer has the writer role. */
export class FinishUploads implements PendingUploads {
  constructor(
    private readonly uploads: Pick<UploadManager, 'resumeAll'>,
    private readonly vault: Pick<UploadVault, 'uploads'>,
    private readonly repair: Pick<RepairDriveAccess, 'settled' | 'isSettled'>,
    private readonly clock: Clock,
    /** True if this deployment has a drive; otherwise there is nothing to wait for. */
    private readonly isOn: () => boolean = () => true,
  ) {}

  async drain(limitMs: number): Promise<void> {
    if (!this.isOn()) return;
    let isLate = false;
    let stopAlarm = (): void => undefined;
    const alarm = new Promise<void>(resolve => (stopAlarm = this.clock.wakeIn(limitMs, resolve)));
    // Do not wait for the next retry.
    void this.uploads.resumeAll();
    void this.repair.settled();
    await Promise.race([this.untilOver(() => isLate), alarm]);
    isLate = true;
    stopAlarm();
  }

  async areOpen(): Promise<boolean> {
    return this.isOn() && (!this.repair.isSettled || (await this.vault.uploads()).length > 0);
  }

  private async untilOver(isLate: () => boolean): Promise<void> {
    while (!isLate() && (await this.areOpen()))
      await new Promise<void>(resume => void this.clock.wakeIn(FINISH_POLL_MS, resume));
  }
}
