import type { UnsentMessages } from '@/domain/session/signOut/UnsentMessages';

/** Submitted messages that the server has not confirmed. */
export interface PendingMessages {
  /** Settles when none is pending, or after `limitMs`. */
  drain(limitMs: number): Promise<void>;
  /** Messages still pending, by patient. */
  unsent(): Promise<readonly UnsentMessages[]>;
  /** Leaves them on this device, encrypted, for the same user's next sign-in. */
  saveForNextSignIn(): Promise<void>;
  /** Deletes them. Drafts stay, as at any sign-out. */
  discard(): Promise<void>;
}
