import type { Session } from '@/domain/session/Session';
import type { Result } from '@/domain/kernel/Result';
import type { BackendTrouble } from './BackendTrouble';

export interface MintCustomToken {
  readonly idToken: string;
  /** What the second factor gave; absent on the first attempt. */
  readonly mfaChallengeResponse?: string;
}

/** The account is a patient's, or one that nobody has granted anything: no second factor changes that. */
export interface NoStaffAccess {
  readonly kind: 'noStaffAccess';
}
export interface SecondFactorNeeded {
  readonly kind: 'secondFactorNeeded';
}
export type OpenFailure = BackendTrouble | SecondFactorNeeded | NoStaffAccess;

/** Opens and closes sessions of the backend, for staff alone. */
export interface SessionGateway {
  /** Fetches what signing in needs. Optional: any other call does it too. */
  prepare(): Promise<void>;
  /** Asks for all scopes. `secondFactorNeeded` until the challenge response comes along. */
  mintCustomToken(command: MintCustomToken): Promise<Result<string, OpenFailure>>;
  /**
   * Takes an ID token of a custom-token sign-in and gives the session cookie; `secondFactorNeeded` where that token
   * holds none.
   */
  open(idToken: string): Promise<Result<string, OpenFailure>>;
  /**
   * Revokes the present session, or `another` one, with all sessions of its sign-in. A session that is already gone is
   * closed.
   */
  close(another?: Session): Promise<Result<void, BackendTrouble>>;
}
