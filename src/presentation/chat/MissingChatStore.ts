import { action, makeObservable, observable } from 'mobx';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';

/**
 * The time to wait for the next list before checking again, in milliseconds. It includes a chat that was just accepted.
 */
export const LIST_COMES_MS = 10_000;

/**
 * A chat that is named in the address but missing from the list. It is looked up before the page says that it is not
 * one of the user's chats.
 */
export class MissingChatStore {
  isMissing = false;
  private isStopped = false;
  private stopWaiting: Unsubscribe = () => undefined;

  constructor(
    /** False if there is no such chat; undefined if that is not known. */
    private readonly exists: () => Promise<boolean | undefined>,
    private readonly clock: Clock,
  ) {
    makeObservable<this, 'endWait'>(this, { isMissing: observable, endWait: action });
  }

  start(): Unsubscribe {
    this.isStopped = false;
    void this.findChat();
    return () => {
      this.isStopped = true;
      this.stopWaiting();
    };
  }

  /**
   * A chat that exists is never reported as missing, because the list may be behind. If the lookup fails, the list
   * decides.
   */
  private async findChat(): Promise<void> {
    this.wait(() => this.endWait());
    const isThere = await this.exists();
    if (this.isStopped) return;
    if (isThere === false) this.endWait();
    if (isThere === true) this.wait(() => void this.findChat());
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
