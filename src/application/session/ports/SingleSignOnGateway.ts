import type { Result } from '@/domain/kernel/Result';
import type { BackendTrouble } from './BackendTrouble';

export type SingleSignOnRefusal =
  /** `check`: what did not hold, as the backend names it. */
  | { readonly kind: 'checkFailed'; readonly check: string }
  | { readonly kind: 'accountDisabled' }
  | { readonly kind: 'accessDenied' };

/** Signs in through another provider; the backend keeps PKCE verifier and nonce. */
export interface SingleSignOnGateway {
  /**
   * The address at the provider, still without our state; its parameter `login` names the login. Every call begins
   * another one.
   */
  loginUrl(command: {
    readonly clientID: string;
    readonly redirectUrl: string;
  }): Promise<Result<string, BackendTrouble>>;
  /** Gives a custom token. A login, and a code, is accepted once. */
  finish(command: {
    readonly clientID: string;
    readonly code: string;
    readonly login: string;
  }): Promise<Result<string, BackendTrouble | SingleSignOnRefusal>>;
}
