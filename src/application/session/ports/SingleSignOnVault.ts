import type { SingleSignOnState } from '@/domain/session/singleSignOn/SingleSignOnState';

/** Stores the state of a sign-in at another provider for its return, in this window only. */
export interface SingleSignOnVault {
  /** Replaces the previous state. False if the browser stores nothing: the user could not return. */
  save(key: string, state: SingleSignOnState): boolean;
  /** Returns the state once; clears it whatever the key. */
  consume(key: string): SingleSignOnState | undefined;
}
