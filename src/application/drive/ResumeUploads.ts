import type { FlagCache } from '../access/ports/FlagCache';
import type { Connectivity } from '../chat/ports/Connectivity';
import type { SessionEvents } from '../session/ports/SessionEvents';
import type { Unsubscribe } from '../kernel/Unsubscribe';
import type { RepairDriveAccess } from './RepairDriveAccess';
import type { UploadManager } from './UploadManager';

/**
 * Goes on with uploads, pays owed downgrades and repairs a left-over writer, whenever somebody signs in or the network
 * is back.
 */
export class ResumeUploads {
  constructor(
    private readonly uploads: UploadManager,
    private readonly events: SessionEvents,
    private readonly connectivity: Connectivity,
    private readonly repair: Pick<RepairDriveAccess, 'execute' | 'settled' | 'end'>,
    private readonly flags: Pick<FlagCache, 'isOn' | 'subscribe'>,
  ) {}

  execute(): Unsubscribe {
    let isSignedIn = false;
    const resume = (): void => {
      if (!isSignedIn || !this.isOn()) return;
      void this.uploads.resumeAll();
      // Beside the uploads: where one is kept, the account is left to it.
      void this.repair.settled();
    };
    const stopListening = this.events.subscribe(({ kind }) => {
      isSignedIn = kind !== 'signedOut';
      if (kind === 'signedOut') this.uploads.forgetPerson();
      // Each sign-in looks anew: another device may have left a writer meanwhile.
      this.repair.end();
      resume();
    });
    const unwatch = this.connectivity.watch(resume, () => undefined);
    let wasOn = this.isOn();
    const unfollow = this.flags.subscribe(() => {
      const isOn = this.isOn();
      // What was not looked at while it was off is looked at now.
      if (isOn && !wasOn) this.repair.end();
      if (isOn && !wasOn) resume();
      wasOn = isOn;
    });
    return () => [stopListening, unwatch, unfollow].forEach(stop => stop());
  }

  private isOn(): boolean {
    return this.flags.isOn('isGoogleDriveEnabled');
  }

  /** At once, because the person asks for it. */
  now(): Promise<void> {
    return this.uploads.resumeAll();
  }
}
