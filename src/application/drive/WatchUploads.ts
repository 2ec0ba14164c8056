import type { Unsubscribe } from '../kernel/Unsubscribe';
import type { UploadManager } from './UploadManager';
import type { UploadProgress } from './UploadProgress';

/** Reports the progress of the user's uploads, including those with only the downgrade pending. */
export class WatchUploads {
  constructor(private readonly uploads: UploadManager) {}

  execute(notify: (uploads: readonly UploadProgress[]) => void): Unsubscribe {
    const stop = this.uploads.uploads.subscribe(notify);
    notify(this.uploads.uploads.read());
    return stop;
  }
}
