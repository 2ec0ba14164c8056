/** State stored in this browser while the user is at their single-sign-on provider. */
export interface SingleSignOnState {
  readonly clientID: string;
  /** Identifies the login to the backend, which keeps its verifier and nonce. */
  readonly login: string;
  readonly redirectUrl: string;
  /** The page that the user left: path, query and anchor. */
  readonly returnTo: string;
  /** Milliseconds since 1970. */
  readonly expiresOn: number;
}
