import type { Unsubscribe } from '../kernel/Unsubscribe';
import type { UploadManager } from './UploadManager';
import type { UploadProgress } from './UploadProgress';

/** Tells how the person's uploads go, those that only owe their downgrade included. */
export class WatchUploads {
  constructor(private readonly uploads: UploadManager) {}

  execute(notify: (uploads: readonly UploadProgress[]) => void): Unsubscribe {
    const stop = this.uploads.uploads.subscribe(notify);
    notify(this.uploads.uploads.read());
    return stop;
  }
}
