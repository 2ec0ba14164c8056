import { Listeners } from '../kernel/Listeners';
import type { Unsubscribe } from '../kernel/Unsubscribe';

/** The notice for a failed call, where its screen has no text of its own. */
export type FailureNotice = 'notFound' | 'unknown';

/** Passes notices of failed calls to the one component that shows them. */
export class FailureNotices {
  private readonly listeners = new Listeners<[notice: FailureNotice]>();

  notify(notice: FailureNotice): void {
    this.listeners.notify(notice);
  }

  subscribe(onNotice: (notice: FailureNotice) => void): Unsubscribe {
    return this.listeners.add(onNotice);
  }
}
