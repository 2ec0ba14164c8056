import type { Stop } from '../shared/Stop';

/** What a person is told of a call that failed, where the screen that made it has no words of its own. */
export type FailureNotice = 'notFound' | 'unknown';

/** Carries these words from the calls, wherever they are made, to the one place that shows them. */
export class FailureNotices {
  private readonly listeners = new Set<(notice: FailureNotice) => void>();

  tell(notice: FailureNotice): void {
    for (const listener of [...this.listeners]) listener(notice);
  }

  subscribe(onNotice: (notice: FailureNotice) => void): Stop {
    const entry = (notice: FailureNotice): void => onNotice(notice);
    this.listeners.add(entry);
    return () => this.listeners.delete(entry);
  }
}
