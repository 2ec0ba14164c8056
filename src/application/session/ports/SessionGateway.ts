import type { Session } from '@/domain/session/Session';
import type { Result } from '@/domain/kernel/Result';
import type { SessionCallFailure } from './SessionCallFailure';

export interface MintCustomToken {
  readonly idToken: string;
  /** Result of the second factor; absent on the first attempt. */
  readonly mfaChallengeResponse?: string;
}

/** The account is a patient's, or has no permissions; no second factor changes that. */
export interface NoStaffAccess {
  readonly kind: 'noStaffAccess';
}
export interface SecondFactorNeeded {
  readonly kind: 'secondFactorNeeded';
}
export type OpenFailure = SessionCallFailure | SecondFactorNeeded | NoStaffAccess;

/** Opens and closes backend sessions, for staff only. */
export interface SessionGateway {
  /** Downloads the code for signing in. Optional: any other call does it too. */
  prepare(): Promise<void>;
  /** Requests all scopes. `secondFactorNeeded` until a challenge response is included. */
  mintCustomToken(command: MintCustomToken): Promise<Result<string, OpenFailure>>;
  /**
   * Exchanges the ID token of a custom-token sign-in for the session cookie; `secondFactorNeeded` if the token has
   * none.
   */
  open(idToken: string): Promise<Result<string, OpenFailure>>;
  /**
   * Revokes the current session, or `another` one, with all sessions of its sign-in. Succeeds if it is already gone.
   */
  close(another?: Session): Promise<Result<void, SessionCallFailure>>;
}
