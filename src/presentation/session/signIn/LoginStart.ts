import type { LoginStep } from '@/domain/session/signIn/loginSteps';
import type { PendingSignIn } from '@/domain/session/signIn/PendingSignIn';

/** The step to continue with after the password; the proof of the password is never stored. */
export interface InterruptedEnrolment {
  readonly email: string;
  readonly step: LoginStep;
  readonly newAccount: boolean;
}

const notOfEnrolment: readonly LoginStep[] = ['signIn', 'oneTimePassword', 'success'];

/** After the last step, and at the code, there is nothing to go on with. */
export const isUnfinished = ({ step }: InterruptedEnrolment): boolean => !notOfEnrolment.includes(step);

/** What the card goes on with after a reload. */
export interface SavedLogin {
  /** A second factor was being added. */
  readonly interrupted?: InterruptedEnrolment | undefined;
  /** The email of the person who was at the code, or has just gone back from it; empty where nobody was. */
  readonly codeEmail?: string | undefined;
}

/** What the card knows when it is first shown. */
export interface LoginStart extends SavedLogin {
  /** Of the person who has to sign in again. */
  readonly loggedInEmail?: string | undefined;
  /** Runs at every change of the step; what it gets replaces what it got before. */
  readonly save?: (saved: SavedLogin) => void;
  /** Taken from the address of the page. */
  readonly emailInQuery?: string | undefined;
  /** Of a person who has just chosen a new password. */
  readonly knownEmail?: string;
  /** Where to begin instead of at the beginning. */
  readonly startStep?: LoginStep | undefined;
  /** A person whose first factor was given elsewhere. */
  readonly pending?: PendingSignIn | undefined;
}
