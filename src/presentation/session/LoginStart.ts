import type { LoginStep } from '@/domain/session/LoginStep';
import type { PendingSignIn } from '@/domain/session/PendingSignIn';

/** What the card knows when it is first shown. */
export interface LoginStart {
  /** Of the person who has to sign in again. */
  readonly loggedInEmail?: string;
  /** Taken from the address of the page. */
  readonly emailInQuery?: string;
  /** Of somebody who has just chosen a new password. */
  readonly knownEmail?: string;
  /** Where to begin instead of at the beginning. */
  readonly startStep?: LoginStep;
  /** Somebody whose first factor was given elsewhere. */
  readonly pending?: PendingSignIn;
}
