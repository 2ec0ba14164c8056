import type { LoginStep } from '@/domain/session/signIn/loginSteps';
import type { PendingSignIn } from '@/domain/session/signIn/PendingSignIn';

/** The step to continue with after the password; the proof of the password is never stored. */
export interface InterruptedEnrolment {
  readonly email: string;
  readonly step: LoginStep;
  readonly newAccount: boolean;
}

const notOfEnrolment: readonly LoginStep[] = ['signIn', 'oneTimePassword', 'success'];

/** After the last step, and at the code, there is nothing to resume. */
export const isUnfinished = ({ step }: InterruptedEnrolment): boolean => !notOfEnrolment.includes(step);

/** The state that the card resumes after a reload. */
export interface SavedLogin {
  /** A second factor was being added. */
  readonly interrupted?: InterruptedEnrolment | undefined;
  /** The email of the user who was at the code, or has just gone back from it; empty if there was none. */
  readonly codeEmail?: string | undefined;
}

/** The card's initial data. */
export interface LoginStart extends SavedLogin {
  /** The user who has to sign in again. */
  readonly loggedInEmail?: string | undefined;
  /** Runs at every change of the step; what it gets replaces what it got before. */
  readonly save?: (saved: SavedLogin) => void;
  /** Taken from the address of the page. */
  readonly emailInQuery?: string | undefined;
  /** The user who has just chosen a new password. */
  readonly knownEmail?: string;
  /** The step to start at, instead of the first one. */
  readonly startStep?: LoginStep | undefined;
  /** A user who has passed the first factor elsewhere. */
  readonly pending?: PendingSignIn | undefined;
}
