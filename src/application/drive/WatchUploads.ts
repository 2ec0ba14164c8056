import type { Stop } from '../kernel/Stop';
import type { UploadDesk } from './UploadDesk';
import type { UploadProgress } from './UploadProgress';

/** Tells how the person's uploads go, those that only owe their downgrade included. */
export class WatchUploads {
  constructor(private readonly desk: UploadDesk) {}

  execute(tell: (uploads: readonly UploadProgress[]) => void): Stop {
    const stop = this.desk.uploads.subscribe(tell);
    tell(this.desk.uploads.read());
    return stop;
  }
}
