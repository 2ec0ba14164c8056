import type { Result } from '@/domain/kernel/Result';
import type { SessionCallFailure } from './SessionCallFailure';

export type SingleSignOnFailure =
  /** `check`: the backend's name of the failed check. */
  | { readonly kind: 'checkFailed'; readonly check: string }
  | { readonly kind: 'accountDisabled' }
  | { readonly kind: 'accessDenied' };

/** Signs in through another provider; the backend keeps PKCE verifier and nonce. */
export interface SingleSignOnGateway {
  /**
   * Returns the provider's URL, still without our state; its parameter `login` identifies the login. Every call begins
   * a new one.
   */
  loginUrl(command: {
    readonly clientID: string;
    readonly redirectUrl: string;
  }): Promise<Result<string, SessionCallFailure>>;
  /** Returns a custom token. A login and a code are accepted once. */
  finish(command: {
    readonly clientID: string;
    readonly code: string;
    readonly login: string;
  }): Promise<Result<string, SessionCallFailure | SingleSignOnFailure>>;
}
