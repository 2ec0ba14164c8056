import type { Unsubscribe } from '../../kernel/Unsubscribe';

/** Elects one window of a user on this device. When it closes, another is elected within seconds. */
export interface Leadership {
  /**
   * No callback runs before `campaign` has returned. A window that was deposed because another took the lead keeps
   * campaigning and may be elected again. Stopping resigns.
   */
  campaign(uid: string, onElected: () => void, onDeposed?: () => void): Unsubscribe;
  /** Takes the lead from the window that holds it. Has no effect without a campaign of this window for the user. */
  acquire(uid: string): void;
}
