import type { Unsubscribe } from '../../kernel/Unsubscribe';

/** Chooses one window of a person on this device. When the chosen one goes, another is chosen within seconds. */
export interface Leadership {
  /**
   * Neither call comes before `campaign` has returned. A window that was deposed, because another took the lead,
   * campaigns on and may be elected again. Stopping resigns.
   */
  campaign(uid: string, onElected: () => void, onDeposed?: () => void): Unsubscribe;
  /**
   * Takes the lead from whichever window holds it. Without a campaign of this window for the person, nothing happens.
   */
  acquire(uid: string): void;
}
