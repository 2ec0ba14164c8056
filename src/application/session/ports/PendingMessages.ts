import type { UnsentMessages } from '@/domain/session/signOut/UnsentMessages';

/** Messages on which Send was pressed and which the server has not confirmed. */
export interface PendingMessages {
  /** Comes back when nothing is pending, or after `limitMs`. */
  drain(limitMs: number): Promise<void>;
  /** What is still pending, by patient. */
  unsent(): Promise<readonly UnsentMessages[]>;
  /** Leaves them on this device, encrypted, for the next sign-in of the same person. */
  saveForNextSignIn(): Promise<void>;
  /** Deletes them. Drafts, on which Send was not pressed, stay like those of any sign-out. */
  discard(): Promise<void>;
}
