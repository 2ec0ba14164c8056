import type { SingleSignOnState } from '@/domain/session/singleSignOn/SingleSignOnState';

/** Keeps what a sign-in at another provider needs when it comes back to this window, and nowhere else. */
export interface SingleSignOnVault {
  /**
   * Takes the place of whatever was kept before. False when the browser keeps nothing: coming back would lead nowhere.
   */
  save(key: string, state: SingleSignOnState): boolean;
  /** Gives it once; whatever the key, nothing is kept afterwards. */
  consume(key: string): SingleSignOnState | undefined;
}
