import type { FlagCache } from '../access/FlagCache';
import type { Connectivity } from '../chat/ports/Connectivity';
import type { SessionEvents } from '../session/SessionEvents';
import type { Unsubscribe } from '../kernel/Unsubscribe';
import type { RepairDriveAccess } from './RepairDriveAccess';
import type { UploadManager } from './UploadManager';

/**
 * Resumes uploads, completes pending downgrades and removes a leftover writer role, on every sign-in and when the
 * network is back.
 */
export class ResumeUploads {
  constructor(
    private readonly uploads: UploadManager,
    private readonly events: Pick<SessionEvents, 'subscribe'>,
    private readonly connectivity: Connectivity,
    private readonly repair: Pick<RepairDriveAccess, 'execute' | 'settled' | 'end'>,
    private readonly flags: Pick<FlagCache, 'isOn' | 'subscribe'>,
  ) {}

  execute(): Unsubscribe {
    let isSignedIn = false;
    const resume = (): void => {
      if (!isSignedIn || !this.isOn()) return;
      void this.uploads.resumeAll();
      // While an upload is stored, the upload itself takes care of the account.
      void this.repair.settled();
    };
    const stopListening = this.events.subscribe(({ kind }) => {
      isSignedIn = kind !== 'signedOut';
      if (kind === 'signedOut') this.uploads.forgetPerson();
      // Each sign-in checks again, because another device may have left the writer role in the meantime.
      this.repair.end();
      resume();
    });
    const unwatch = this.connectivity.watch(resume, () => undefined);
    let wasOn = this.isOn();
    const unfollow = this.flags.subscribe(() => {
      const isOn = this.isOn();
      // Checks skipped while the feature was off are made now.
      if (isOn && !wasOn) this.repair.end();
      if (isOn && !wasOn) resume();
      wasOn = isOn;
    });
    return () => [stopListening, unwatch, unfollow].forEach(stop => stop());
  }

  private isOn(): boolean {
    return this.flags.isOn('isGoogleDriveEnabled');
  }
}
