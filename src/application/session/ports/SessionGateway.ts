import type { Result } from '@/domain/shared/Result';
import type { BackendTrouble } from './BackendTrouble';

export interface MintCustomToken {
  readonly idToken: string;
  /** What the second factor gave; absent on the first attempt. */
  readonly mfaChallengeResponse?: string;
}

/** Opens and closes sessions of the backend. */
export interface SessionGateway {
  /** Fetches what signing in needs. Optional: any other call does it too. */
  prepare(): Promise<void>;
  /** Asks for all scopes. `secondFactorNeeded` until the challenge response comes along. */
  mintCustomToken(command: MintCustomToken): Promise<Result<string, BackendTrouble | { readonly kind: 'secondFactorNeeded' }>>;
  /** Takes an ID token of a custom-token sign-in and gives the session cookie; `secondFactorNeeded` where that token holds none. */
  open(idToken: string): Promise<Result<string, BackendTrouble | { readonly kind: 'secondFactorNeeded' }>>;
  /** Revokes the session. A session that is already gone is closed. */
  close(): Promise<Result<void, BackendTrouble>>;
}
