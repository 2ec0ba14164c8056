import type { LoginStep } from '@/domain/session/signIn/loginSteps';
import type { PendingSignIn } from '@/domain/session/signIn/PendingSignIn';

/** The step at which the user continues after entering the password. The proof of the password is never stored. */
export interface InterruptedEnrolment {
  readonly email: string;
  readonly step: LoginStep;
  readonly newAccount: boolean;
}

const notOfEnrolment: readonly LoginStep[] = ['signIn', 'oneTimePassword', 'success'];

/** True if there is a step to resume; there is none after the last step or at the code. */
export const isUnfinished = ({ step }: InterruptedEnrolment): boolean => !notOfEnrolment.includes(step);

/** The state that the card resumes after a reload. */
export interface SavedLogin {
  /** Set if the user was adding a second factor. */
  readonly interrupted?: InterruptedEnrolment | undefined;
  /** Email address of the user who was at the code, or has just gone back from it; empty if there was none. */
  readonly codeEmail?: string | undefined;
}

/** The card's initial data. */
export interface LoginStart extends SavedLogin {
  /** Email address of the user who has to sign in again. */
  readonly loggedInEmail?: string | undefined;
  /** Called at every change of the step, with the state that replaces the one saved before. */
  readonly save?: (saved: SavedLogin) => void;
  /** The email address in the address of the page. */
  readonly emailInQuery?: string | undefined;
  /** Email address of the user who has just chosen a new password. */
  readonly knownEmail?: string;
  /** The first step, if it is not the usual one. */
  readonly startStep?: LoginStep | undefined;
  /** A sign-in whose first factor was passed elsewhere. */
  readonly pending?: PendingSignIn | undefined;
}
