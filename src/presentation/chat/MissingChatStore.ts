import { action, makeObservable, observable } from 'mobx';
import type { Clock } from '@/application/shared/ports/Clock';
import type { Stop } from '@/application/shared/Stop';

/** A chat that was gained a moment ago comes with the next list; so long it is waited for, in milliseconds. */
export const LIST_COMES_MS = 10_000;

/** A chat that the address names and the list does not have: looked for, before anybody is told that it is not among theirs. */
export class MissingChatStore {
  isMissing = false;
  private isStopped = false;

  constructor(
    /** False where there is no such chat; undefined where that cannot be said. */
    private readonly look: () => Promise<boolean | undefined>,
    private readonly clock: Clock,
  ) {
    makeObservable<this, 'giveUp'>(this, { isMissing: observable, giveUp: action });
  }

  start(): Stop {
    this.isStopped = false;
    const stop = this.clock.wakeIn(LIST_COMES_MS, () => this.giveUp());
    void this.look().then(isThere => {
      if (isThere === false) this.giveUp();
    });
    return () => {
      this.isStopped = true;
      stop();
    };
  }

  private giveUp(): void {
    if (!this.isStopped) this.isMissing = true;
  }
}
