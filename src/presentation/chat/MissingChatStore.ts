import { action, makeObservable, observable } from 'mobx';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';

/**
 * A chat that was gained a moment ago comes with the next list; so long it is waited for until it is looked for again,
 * in milliseconds.
 */
export const LIST_COMES_MS = 10_000;

/**
 * A chat that the address names and the list does not have: looked for, before anybody is told that it is not among
 * theirs.
 */
export class MissingChatStore {
  isMissing = false;
  private isStopped = false;
  private stopWaiting: Unsubscribe = () => undefined;

  constructor(
    /** False where there is no such chat; undefined where that cannot be said. */
    private readonly look: () => Promise<boolean | undefined>,
    private readonly clock: Clock,
  ) {
    makeObservable<this, 'endWait'>(this, { isMissing: observable, endWait: action });
  }

  start(): Unsubscribe {
    this.isStopped = false;
    void this.lookFor();
    return () => {
      this.isStopped = true;
      this.stopWaiting();
    };
  }

  /**
   * One that is there is never called missing: the list is behind. Of one that nobody can tell of, the list decides.
   */
  private async lookFor(): Promise<void> {
    this.wait(() => this.endWait());
    const isThere = await this.look();
    if (this.isStopped) return;
    if (isThere === false) this.endWait();
    if (isThere === true) this.wait(() => void this.lookFor());
  }

  private wait(then: () => void): void {
    this.stopWaiting();
    this.stopWaiting = this.clock.wakeIn(LIST_COMES_MS, then);
  }

  private endWait(): void {
    this.stopWaiting();
    if (!this.isStopped) this.isMissing = true;
  }
}
