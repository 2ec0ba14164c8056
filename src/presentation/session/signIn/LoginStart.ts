import type { LoginStep } from '@/domain/session/signIn/loginSteps';
import type { PendingSignIn } from '@/domain/session/signIn/PendingSignIn';

/** Where it goes on once the password was given again: what proves the password is kept nowhere. */
export interface InterruptedEnrolment {
  readonly email: string;
  readonly step: LoginStep;
  readonly newAccount: boolean;
}

/** After the last step there is nothing to go on with. */
export const isUnfinished = ({ step }: InterruptedEnrolment): boolean => step !== 'signIn' && step !== 'success';

/** What the card knows when it is first shown. */
export interface LoginStart {
  /** Of the person who has to sign in again. */
  readonly loggedInEmail?: string;
  /** Somebody was adding a second factor when the page was loaded anew. */
  readonly interrupted?: InterruptedEnrolment;
  /** Told how far somebody is who adds a second factor, so that a reload can go on there. */
  readonly onEnrolment?: (reached: InterruptedEnrolment) => void;
  /** Taken from the address of the page. */
  readonly emailInQuery?: string;
  /** Of somebody who has just chosen a new password. */
  readonly knownEmail?: string;
  /** Where to begin instead of at the beginning. */
  readonly startStep?: LoginStep;
  /** Somebody whose first factor was given elsewhere. */
  readonly pending?: PendingSignIn;
}
