/** What this browser keeps while somebody is away at their single-sign-on provider. */
export interface SingleSignOnState {
  readonly clientID: string;
  /** Names the login to the backend, which keeps its verifier and nonce. */
  readonly login: string;
  readonly redirectUrl: string;
  /** The page from which they left: path, query and anchor. */
  readonly returnTo: string;
  /** Milliseconds since 1970. */
  readonly expiresOn: number;
}
