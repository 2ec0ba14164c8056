import { action, makeObservable, observable } from 'mobx';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { SignOutStep } from '@/domain/session/signOut/SignOutStep';

/** The shortest time for which a title is shown, in milliseconds: long enough to read it. */
export const TITLE_SHOWN_MS = 400;

interface Waiting {
  readonly step: SignOutStep;
  readonly onShown: () => void;
}

/**
 * Shows the steps of logging out as titles, one after the other. The log-out does not wait for them. They outlive the
 * shell, because the last ones are shown after the sign-out.
 */
export class LogOutTitles {
  current: SignOutStep | undefined = undefined;
  private waiting: readonly Waiting[] = [];
  private stopAlarm: (() => void) | undefined;

  constructor(private readonly clock: Pick<Clock, 'wakeIn'>) {
    makeObservable<this, 'showNext'>(this, { current: observable, showNext: action, clear: action });
  }

  /** Resolves once the title has been on screen for its time. */
  show(step: SignOutStep): Promise<void> {
    return new Promise(onShown => {
      this.waiting = [...this.waiting, { step, onShown }];
      if (this.stopAlarm === undefined) this.showNext();
    });
  }

  /** Removes all titles and resolves those that wait. Call it if the user stays or the log-out has failed. */
  clear(): void {
    const { waiting } = this;
    this.stopAlarm?.();
    this.stopAlarm = undefined;
    this.waiting = [];
    this.current = undefined;
    for (const { onShown } of waiting) onShown();
  }

  /** Shows the next title. The last one stays until the reload. */
  private showNext(): void {
    const [next] = this.waiting;
    this.stopAlarm = undefined;
    if (next === undefined) return;
    this.current = next.step;
    this.stopAlarm = this.clock.wakeIn(TITLE_SHOWN_MS, () => {
      this.waiting = this.waiting.slice(1);
      next.onShown();
      this.showNext();
    });
  }
}
