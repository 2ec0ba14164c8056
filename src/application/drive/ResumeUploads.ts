import type { Connectivity } from '../chat/ports/Connectivity';
import type { SessionEvents } from '../session/ports/SessionEvents';
import type { Stop } from '../shared/Stop';
import type { UploadDesk } from './UploadDesk';

/** Goes on with uploads, and pays owed downgrades, whenever somebody signs in or the network is back. */
export class ResumeUploads {
  constructor(
    private readonly desk: UploadDesk,
    private readonly events: SessionEvents,
    private readonly connectivity: Connectivity,
  ) {}

  execute(): Stop {
    let isSignedIn = false;
    const resume = (): void => {
      if (isSignedIn) void this.desk.resumeAll();
    };
    const unhear = this.events.subscribe(({ kind }) => {
      isSignedIn = kind !== 'signedOut';
      if (kind === 'signedOut') this.desk.forgetPerson();
      resume();
    });
    const unwatch = this.connectivity.watch(resume, () => undefined);
    return () => [unhear, unwatch].forEach(stop => stop());
  }

  /** At once, because the person asks for it. */
  now(): Promise<void> {
    return this.desk.resumeAll();
  }
}
